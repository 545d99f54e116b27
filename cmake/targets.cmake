# How folders become targets. A folder that does not exist yet gives an empty target, so links always hold.

# Every .cpp under a folder that is neither a test nor test support.
function(holdout_sources out folder)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(FILTER found EXCLUDE REGEX "_test\\.cpp$|/testing/")
  set(${out} ${found} PARENT_SCOPE)
endfunction()

function(holdout_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  if(arg_SOURCES)
    add_library(${name} STATIC ${arg_SOURCES})
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(${name} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    set_target_properties(${name} PROPERTIES UNITY_BUILD ${HOLDOUT_UNITY} UNITY_BUILD_BATCH_SIZE 12)
    if(HOLDOUT_FUZZ)
      target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    list(LENGTH arg_SOURCES files)
    if(HOLDOUT_SANITIZE AND files GREATER 8)
      set(headers)
      if("fmt::fmt" IN_LIST arg_PRIVATE OR "fmt::fmt" IN_LIST arg_PUBLIC)
        list(APPEND headers <fmt/format.h>)
      endif()
      if("Boost::json" IN_LIST arg_PRIVATE OR "Boost::json" IN_LIST arg_PUBLIC)
        list(APPEND headers <boost/json.hpp>)
      endif()
      if("Boost::headers" IN_LIST arg_PUBLIC)
        list(APPEND headers <boost/asio/awaitable.hpp> <boost/asio/io_context.hpp> <boost/asio/post.hpp>)
      endif()
      holdout_precompile(${name} ${headers})
    endif()
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(${name} INTERFACE ${arg_PUBLIC} ${arg_PRIVATE})
  endif()
endfunction()

# Libraries whose files do not get on in one unit: names of POSIX and of libraries, or two games side by side.
function(holdout_file_by_file)
  set_target_properties(${ARGN} PROPERTIES UNITY_BUILD OFF)
endfunction()

# Files of a library that get on in one unit when the names of their files begin alike, at most a dozen a unit.
function(holdout_unity_by_prefix name)
  set_target_properties(${name} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(files ${name} SOURCES)
  foreach(prefix ${ARGN})
    set(alike ${files})
    list(FILTER alike INCLUDE REGEX "/${prefix}[a-z_]+\\.cpp$")
    list(REMOVE_ITEM files ${alike})
    holdout_unit(${prefix} 12 ${alike})
  endforeach()
endfunction()

# Files that are compiled together, so many at a time.
function(holdout_unit name most)
  set(place 0)
  foreach(file ${ARGN})
    math(EXPR unit "${place} / ${most}")
    set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${name}_${unit})
    math(EXPR place "${place} + 1")
  endforeach()
endfunction()

# Tests of one folder whose names begin with the same letter get on in one unit, which halves the time of compiling
# them. Those that use a name of such a neighbour for something else stand here and are compiled alone.
function(holdout_units_of_tests)
  set(alone
      src/bots/the_thing_few src/bots/the_thing_memory src/games/the_thing/check src/games/the_thing/check_infections
      src/games/the_thing/location_search src/games/the_thing/location_weather src/games/the_thing/phase4_swap
      src/protocol/messages src/storage/sqlite_store src/storage/sqlite_threads tests/table_broken tests/table_clock
      tests/table_reminders tests/table_room tests/table_store tests/table_stream tests/table_talk)
  set(groups)
  foreach(file ${ARGN})
    file(RELATIVE_PATH path ${CMAKE_SOURCE_DIR} ${file})
    string(REGEX REPLACE "_test\\.cpp$" "" path ${path})
    if(NOT path IN_LIST alone)
      string(REGEX REPLACE "^(.*/.)[^/]*$" "\\1" group ${path})
      string(MAKE_C_IDENTIFIER ${group} group)
      list(APPEND groups ${group})
      list(APPEND files_of_${group} ${file})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group ${groups})
    holdout_unit(${group} 6 ${files_of_${group}})
  endforeach()
endfunction()

# clang 14 cannot check calls of coroutines by their type.
function(holdout_has_coroutines name)
  if(HOLDOUT_SANITIZE MATCHES "undefined")
    target_compile_options(${name} PRIVATE -fno-sanitize=function)
  endif()
endfunction()

# Under sanitizers compiling takes longer than running: what does little work is not optimised there.
function(holdout_quick_to_compile name)
  if(HOLDOUT_SANITIZE)
    target_compile_options(${name} PRIVATE -O0)
  endif()
endfunction()

# Reads the headers of libraries once a target instead of once a file: a third of the time of a sanitizer build. Where
# gcc optimises it gains nothing, and our own headers are never among them.
function(holdout_precompile name)
  target_precompile_headers(${name} PRIVATE <algorithm> <array> <charconv> <functional> <map> <memory> <optional> <set>
                            <span> <string> <string_view> <utility> <variant> <vector> ${ARGN})
endfunction()

function(holdout_executable name source)
  add_executable(${name} ${source})
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/tools)
  target_link_libraries(${name} PRIVATE ${ARGN})
endfunction()

# The generators make_tables and make_texts are programs of the build; they run when their input changes. With
# HOLDOUT_GENERATED their output is taken from another build of the same tree.
add_custom_target(generated)
if(HOLDOUT_GENERATED)
  set(generated_folder ${HOLDOUT_GENERATED})
else()
  set(generated_folder ${CMAKE_BINARY_DIR}/generated)
endif()

function(holdout_generator name)
  if(NOT HOLDOUT_GENERATED AND EXISTS ${CMAKE_SOURCE_DIR}/tools/${name}.cpp)
    holdout_executable(${name} tools/${name}.cpp content_loader Boost::json fmt::fmt ${ARGN})
  endif()
endfunction()

# game_<name> for each folder of src/games, with generated/<name>_tables.h when the game has content files.
function(holdout_games out)
  holdout_generator(make_tables)
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true src/games/*)
  set(targets)
  foreach(folder ${folders})
    if(NOT IS_DIRECTORY ${folder})
      continue()
    endif()
    get_filename_component(game ${folder} NAME)
    holdout_sources(sources ${folder})
    file(GLOB content CONFIGURE_DEPENDS content/${game}/*.json)
    file(GLOB schema CONFIGURE_DEPENDS content/schema/${game}/*.json)
    set(tables)
    if(TARGET make_tables AND content AND sources)
      set(tables ${generated_folder}/${game}_tables.h)
      add_custom_command(
        OUTPUT ${tables}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${generated_folder}
        COMMAND make_tables ${CMAKE_SOURCE_DIR}/content/${game} ${tables}
        DEPENDS make_tables ${content} ${schema}
        COMMENT "Checking content/${game} and writing ${game}_tables.h"
        VERBATIM)
      set_property(TARGET generated APPEND PROPERTY SOURCES ${tables})
    endif()
    holdout_library(game_${game} SOURCES ${sources} ${tables} PUBLIC engine)
    if(content AND sources)
      target_include_directories(game_${game} PUBLIC ${generated_folder})
    endif()
    list(APPEND targets game_${game})
  endforeach()
  set(${out} ${targets} PARENT_SCOPE)
endfunction()

# generated/texts.cpp: every sentence of content/text, compiled into the program.
function(holdout_texts out)
  holdout_generator(make_texts tools_lib)
  file(GLOB content CONFIGURE_DEPENDS content/text/*/*.json)
  set(texts ${generated_folder}/texts.cpp)
  set(${out} ${texts} PARENT_SCOPE)
  if(HOLDOUT_GENERATED)
    return()
  endif()
  add_custom_command(
    OUTPUT ${texts}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${generated_folder}
    COMMAND make_texts ${CMAKE_SOURCE_DIR}/content/text ${texts}
    DEPENDS make_texts ${content}
    COMMENT "Checking content/text and writing texts.cpp"
    VERBATIM)
  set_property(TARGET generated APPEND PROPERTY SOURCES ${texts})
endfunction()

# generated/embedded_files.cpp: the built web client and the description of the interface, inside the program.
function(holdout_embedded out)
  set(embedded ${generated_folder}/embedded_files.cpp)
  set(${out} ${embedded} PARENT_SCOPE)
  if(HOLDOUT_GENERATED)
    return()
  endif()
  find_library(BROTLI_LIBRARY brotlienc REQUIRED)
  find_package(ZLIB REQUIRED)
  holdout_executable(embed_files "tools/embed_files.cpp;src/server/gzip.cpp" engine fmt::fmt ${BROTLI_LIBRARY} ZLIB::ZLIB)
  set(inputs openapi.json=${CMAKE_SOURCE_DIR}/src/server/openapi.json)
  set(files)
  if(HOLDOUT_WEB)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS web/dist/*)
  endif()
  if(files)
    list(APPEND inputs web=${CMAKE_SOURCE_DIR}/web/dist)
  endif()
  add_custom_command(
    OUTPUT ${embedded}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${generated_folder}
    COMMAND embed_files ${embedded} ${generated_folder}/blobs ${inputs}
    DEPENDS embed_files src/server/openapi.json ${files}
    COMMENT "Embedding the web client"
    VERBATIM)
  set_property(TARGET generated APPEND PROPERTY SOURCES ${embedded})
endfunction()

function(holdout_signature)
  holdout_executable(holdout_signature src/apps/signature_main.cpp games)
endfunction()

function(holdout_tools)
  file(GLOB mains CONFIGURE_DEPENDS tools/*.cpp)
  list(FILTER mains EXCLUDE REGEX "_test\\.cpp$")
  foreach(main ${mains})
    get_filename_component(name ${main} NAME_WE)
    if(NOT TARGET ${name})
      holdout_executable(${name} ${main} tools_lib)
    endif()
  endforeach()
endfunction()

function(holdout_benches)
  file(GLOB mains CONFIGURE_DEPENDS bench/*.cpp)
  if(mains)
    find_package(benchmark REQUIRED)
  endif()
  foreach(main ${mains})
    get_filename_component(name ${main} NAME_WE)
    holdout_executable(bench_${name} ${main} apps_lib benchmark::benchmark)
  endforeach()
endfunction()

# fuzz/<what>_fuzz.cpp defines LLVMFuzzerTestOneInput; its seeds lie in tests/corpus/<what>_fuzz.
function(holdout_fuzzers)
  if(NOT HOLDOUT_FUZZ)
    return()
  endif()
  file(GLOB mains CONFIGURE_DEPENDS fuzz/*_fuzz.cpp)
  add_custom_target(fuzzers)
  foreach(main ${mains})
    get_filename_component(name ${main} NAME_WE)
    holdout_executable(${name} ${main} apps_lib content_loader)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzzers ${name})
  endforeach()
endfunction()

# holdout_tests: everything. threaded_tests: the files that speak of threads (not of --threads, a setting of the
# program, which is not built there), for the thread sanitizer.
function(holdout_tests)
  enable_testing()
  file(GLOB_RECURSE beside CONFIGURE_DEPENDS src/*_test.cpp tools/*_test.cpp)
  file(GLOB spanning CONFIGURE_DEPENDS tests/*_test.cpp)
  file(GLOB support CONFIGURE_DEPENDS tests/support/*.cpp)
  set(threaded)
  foreach(source ${beside} ${spanning})
    file(STRINGS ${source} mentions REGEX "[^-]threads" LIMIT_COUNT 1)
    if(mentions)
      list(APPEND threaded ${source})
    endif()
  endforeach()
  holdout_units_of_tests(${beside} ${spanning})
  holdout_test_program(holdout_tests ${beside} ${spanning} ${support})
  holdout_test_program(threaded_tests ${threaded} ${support})
  set_target_properties(threaded_tests PROPERTIES EXCLUDE_FROM_ALL ON)
  target_link_libraries(holdout_tests PRIVATE tools_lib)
  add_dependencies(holdout_tests holdout)
  add_test(NAME holdout_tests COMMAND holdout_tests WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endfunction()

function(holdout_test_program name)
  add_executable(${name} ${ARGN} tests/main.cpp)
  target_include_directories(${name} PRIVATE src tools)
  target_include_directories(${name} SYSTEM PRIVATE ${DOCTEST_INCLUDE_DIR})
  target_link_libraries(${name} PRIVATE apps_lib)
  target_compile_options(${name} PRIVATE -O0)                  # compiling them takes ten times as long as running
  set_target_properties(${name} PROPERTIES UNITY_BUILD ${HOLDOUT_UNITY} UNITY_BUILD_MODE GROUP)
  holdout_precompile(${name} <doctest/doctest.h> <fmt/format.h> <boost/json.hpp>)
  set_source_files_properties(tests/main.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)  # it holds doctest itself
  holdout_has_coroutines(${name})
  target_compile_definitions(${name} PRIVATE
    HOLDOUT_SOURCE_DIR="${CMAKE_SOURCE_DIR}" HOLDOUT_PROGRAM="$<TARGET_FILE:holdout>")
endfunction()

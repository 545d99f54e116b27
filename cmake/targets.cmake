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
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(${name} INTERFACE ${arg_PUBLIC} ${arg_PRIVATE})
  endif()
endfunction()

function(holdout_executable name source)
  add_executable(${name} ${source})
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/tools)
  target_link_libraries(${name} PRIVATE ${ARGN})
endfunction()

# The generators make_tables and make_texts are programs of the build; they run when their input changes.
function(holdout_generator name)
  if(EXISTS ${CMAKE_SOURCE_DIR}/tools/${name}.cpp AND NOT TARGET ${name})
    holdout_executable(${name} tools/${name}.cpp content_loader Boost::json fmt::fmt)
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
    set(tables)
    if(TARGET make_tables AND content AND sources)
      set(tables ${CMAKE_BINARY_DIR}/generated/${game}_tables.h)
      add_custom_command(
        OUTPUT ${tables}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/generated
        COMMAND make_tables ${CMAKE_SOURCE_DIR}/content/${game} ${tables}
        DEPENDS make_tables ${content}
        COMMENT "Checking content/${game} and writing ${game}_tables.h"
        VERBATIM)
    endif()
    holdout_library(game_${game} SOURCES ${sources} ${tables} PUBLIC engine)
    if(tables)
      target_include_directories(game_${game} PUBLIC ${CMAKE_BINARY_DIR}/generated)
    endif()
    list(APPEND targets game_${game})
  endforeach()
  set(${out} ${targets} PARENT_SCOPE)
endfunction()

# generated/texts.cpp: every sentence of content/text, compiled into the program.
function(holdout_texts out)
  holdout_generator(make_texts)
  file(GLOB content CONFIGURE_DEPENDS content/text/*/*.json)
  if(NOT TARGET make_texts OR NOT content)
    set(${out} "" PARENT_SCOPE)
    return()
  endif()
  set(texts ${CMAKE_BINARY_DIR}/generated/texts.cpp)
  add_custom_command(
    OUTPUT ${texts}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/generated
    COMMAND make_texts ${CMAKE_SOURCE_DIR}/content/text ${texts}
    DEPENDS make_texts ${content}
    COMMENT "Checking content/text and writing texts.cpp"
    VERBATIM)
  set(${out} ${texts} PARENT_SCOPE)
endfunction()

function(holdout_signature)
  set(main src/apps/signature_main.cpp)
  if(NOT EXISTS ${CMAKE_SOURCE_DIR}/${main})
    return()
  endif()
  holdout_executable(holdout_signature ${main} games bots fmt::fmt)
  if(EXISTS ${CMAKE_SOURCE_DIR}/src/apps/signature.cpp)
    target_sources(holdout_signature PRIVATE src/apps/signature.cpp)
  endif()
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

# fuzz/<name>.cpp defines LLVMFuzzerTestOneInput and becomes fuzz_<name>; seeds lie in tests/corpus/<name>.
function(holdout_fuzzers)
  if(NOT HOLDOUT_FUZZ)
    return()
  endif()
  file(GLOB mains CONFIGURE_DEPENDS fuzz/*.cpp)
  add_custom_target(fuzzers)
  foreach(main ${mains})
    get_filename_component(name ${main} NAME_WE)
    holdout_executable(fuzz_${name} ${main} apps_lib)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzzers fuzz_${name})
  endforeach()
endfunction()

function(holdout_tests)
  enable_testing()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS src/*_test.cpp tools/*_test.cpp)
  file(GLOB spanning CONFIGURE_DEPENDS tests/*.cpp)
  add_executable(holdout_tests ${sources} ${spanning})
  target_include_directories(holdout_tests PRIVATE src tools)
  target_include_directories(holdout_tests SYSTEM PRIVATE ${DOCTEST_INCLUDE_DIR})
  target_compile_definitions(holdout_tests PRIVATE HOLDOUT_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  target_link_libraries(holdout_tests PRIVATE apps_lib tools_lib)
  if(TARGET holdout)
    target_compile_definitions(holdout_tests PRIVATE HOLDOUT_PROGRAM="$<TARGET_FILE:holdout>")
    add_dependencies(holdout_tests holdout)
  endif()
  add_test(NAME holdout_tests COMMAND holdout_tests WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endfunction()

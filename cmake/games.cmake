# A game is a folder of games/. The lists that name all of them are written here, from the folders alone.

# The generators make_tables, make_kinds and make_texts are programs of the build; they run when their input changes. With
# HOLDOUT_GENERATED their output is taken from another build of the same tree.
add_custom_target(generated)
if(HOLDOUT_GENERATED)
  set(generated_folder ${HOLDOUT_GENERATED})
else()
  set(generated_folder ${CMAKE_BINARY_DIR}/generated)
endif()

# Folders of games/ that have `part` in them.
function(holdout_games_with part out)
  file(GLOB found CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/games ${CMAKE_SOURCE_DIR}/games/*/${part})
  list(TRANSFORM found REPLACE "/.*" "")
  list(REMOVE_DUPLICATES found)
  if(NOT found)
    message(FATAL_ERROR "games/*/${part}: there is no game here that has it")
  endif()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# holdout_list(out <name> <header> <type> <declaration> <row> <game>...): a source with `std::span<const type> name()`, a row a
# game, and the declaration of what the row names in the namespace of each. @game@ stands for the game, % for a semicolon.
function(holdout_list out name header type declaration row)
  set(declarations)
  set(rows)
  foreach(game ${ARGN})
    string(APPEND declarations "namespace ${game} {\n${declaration}\n}\n")
    string(REPLACE "@game@" ${game} each "${row}")
    string(APPEND rows "      ${each},\n")
  endforeach()
  string(REPLACE "%" ";" declarations "${declarations}")
  list(LENGTH ARGN games)
  string(REGEX MATCH "^(.*)::([a-z_]+)$" whole ${name})
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/lists/${CMAKE_MATCH_2}.cpp CONTENT
"// Written by the build from the folders of games/.
#include <array>

#include \"${header}\"

namespace holdout {
${declarations}}  // namespace holdout

namespace ${CMAKE_MATCH_1} {

std::span<const ${type}> ${CMAKE_MATCH_2}() {
  static const std::array<${type}, ${games}> all{{
${rows}  }};
  return all;
}

}  // namespace ${CMAKE_MATCH_1}
")
  set(${out} ${CMAKE_BINARY_DIR}/lists/${CMAKE_MATCH_2}.cpp PARENT_SCOPE)
endfunction()

# What is changed all day is compiled file by file, and hardly optimised.
function(holdout_worked_on target game)
  if(game STREQUAL HOLDOUT_WORK_ON)
    set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# figures_<game>: what checks games/<game>/figures and writes them as <game>_tables.h when the program is built.
function(holdout_figures)
  if(HOLDOUT_GENERATED AND HOLDOUT_SIGNATURE_ONLY)
    return()
  endif()
  holdout_games_with(figures games)
  set(targets)
  foreach(game ${games})
    holdout_sources(sources games/${game}/figures)
    holdout_library(figures_${game} SOURCES ${sources} PUBLIC content_loader PRIVATE fmt::fmt)
    target_compile_options(figures_${game} PRIVATE -O0)
    list(APPEND targets figures_${game})
  endforeach()
  holdout_list(source holdout::content::listed_figures content/game_figures.h GameFigures
    "std::vector<Problem> check_figures(const content::Folder& folder)%"
    "{\"@game@\", @game@::check_figures}" ${games})
  holdout_library(figures SOURCES ${source} PUBLIC content_loader PRIVATE ${targets})
  if(NOT HOLDOUT_GENERATED)
    holdout_executable(make_tables tools/make_tables.cpp figures Boost::json fmt::fmt)
    file(GLOB kinds CONFIGURE_DEPENDS tools/kinds/*.cpp)
    list(FILTER kinds EXCLUDE REGEX "_test\\.cpp$")
    holdout_executable(make_kinds "tools/make_kinds.cpp;${kinds}" content_loader Boost::json fmt::fmt)
  endif()
endfunction()

# game_<name> for each folder of games/, with generated/<name>_kinds.h and <name>_statements.h, and <name>_tables.h when the game has figures; `out` are the targets.
function(holdout_games out)
  holdout_games_with(rules games)
  set(targets)
  foreach(game ${games})
    holdout_sources(sources games/${game}/rules)
    file(GLOB figures CONFIGURE_DEPENDS games/${game}/figures/*.json games/${game}/figures/schema/*.json)
    set(tables)
    if(TARGET make_tables AND figures)
      set(tables ${generated_folder}/${game}_tables.h)
      add_custom_command(
        OUTPUT ${tables}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${generated_folder}
        COMMAND make_tables ${CMAKE_SOURCE_DIR}/games/${game}/figures ${tables}
        DEPENDS make_tables ${figures}
        COMMENT "Checking games/${game}/figures and writing ${game}_tables.h"
        VERBATIM)
      set_property(TARGET generated APPEND PROPERTY SOURCES ${tables})
    endif()
    file(GLOB rows CONFIGURE_DEPENDS games/${game}/kinds.json)
    if(TARGET make_kinds AND rows)
      set(kinds ${generated_folder}/${game}_kinds.h ${generated_folder}/${game}_statements.h)
      add_custom_command(
        OUTPUT ${kinds}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${generated_folder}
        COMMAND make_kinds ${rows} ${kinds}
        DEPENDS make_kinds ${rows}
        COMMENT "Checking games/${game}/kinds.json and writing ${game}_kinds.h and ${game}_statements.h"
        VERBATIM)
      set_property(TARGET generated APPEND PROPERTY SOURCES ${kinds})
      list(APPEND tables ${kinds})
    endif()
    holdout_library(game_${game} SOURCES ${sources} ${tables} PUBLIC engine)
    if(figures OR rows)
      target_include_directories(game_${game} PUBLIC ${generated_folder})
    endif()
    holdout_worked_on(game_${game} ${game})
    list(APPEND targets game_${game})
  endforeach()
  holdout_list(source holdout::listed_games catalogue/game_list.h ListedGame "const GameModule& module()%"
    "{@game@::module}" ${games})
  holdout_library(games SOURCES ${CMAKE_SOURCE_DIR}/src/catalogue/all_games.cpp ${source} PUBLIC engine PRIVATE ${targets})
  set(${out} ${targets} PARENT_SCOPE)
endfunction()

# players_<game> for each game that has computer players of its own, and all of them together.
function(holdout_players out)
  holdout_games_with(players games)
  set(targets)
  foreach(game ${games})
    holdout_sources(sources games/${game}/players)
    holdout_library(players_${game} SOURCES ${sources} PUBLIC bots game_${game})
    holdout_worked_on(players_${game} ${game})
    list(APPEND targets players_${game})
  endforeach()
  holdout_list(source holdout::listed_players catalogue/player_list.h ListedPlayers
    "std::span<const PlayerLevel> levels()%" "{\"@game@\", @game@::levels}" ${games})
  holdout_library(players SOURCES ${CMAKE_SOURCE_DIR}/src/catalogue/make_player.cpp ${source} PUBLIC bots PRIVATE ${targets})
  set(${out} ${targets} PARENT_SCOPE)
endfunction()

# generated/texts.cpp: every sentence of texts/ and games/*/texts, compiled into the program.
function(holdout_texts out)
  set(texts ${generated_folder}/texts.cpp)
  set(${out} ${texts} PARENT_SCOPE)
  if(HOLDOUT_GENERATED)
    return()
  endif()
  holdout_executable(make_texts tools/make_texts.cpp tools_lib content_loader Boost::json fmt::fmt)
  file(GLOB content CONFIGURE_DEPENDS texts/*/*.json games/*/texts/*/*.json)
  holdout_expect_files(texts/*/*.json ${content})
  add_custom_command(
    OUTPUT ${texts}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${generated_folder}
    COMMAND make_texts ${CMAKE_SOURCE_DIR} ${texts}
    DEPENDS make_texts ${content}
    COMMENT "Checking the texts and writing texts.cpp"
    VERBATIM)
  set_property(TARGET generated APPEND PROPERTY SOURCES ${texts})
endfunction()

# Games by a list (docs/add-a-game.md). games/list has one id a line, and from an id follows where
# all of a game is: power-grid is the class power_grid::PowerGrid of engine/power_grid/power_grid.hpp,
# its bots are in bots/power_grid, its screen in cli/terminal/power_grid, its tests in
# tests/power_grid, its files in games/power-grid. Only the engine and the files must be there: a game
# without bots of its own has the general ones, one without a screen shows its description.

# pionek_read_list(ROOT): sets `ids` to the ids in ROOT/games/list.
macro(pionek_read_list root)
  set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY
    CMAKE_CONFIGURE_DEPENDS ${root}/games/list)
  file(STRINGS ${root}/games/list ids REGEX "^[^#]")
endmacro()

# pionek_names(ID): sets `game` (power_grid) and `class` (PowerGrid).
macro(pionek_names id)
  string(REPLACE "-" "_" game ${id})
  string(REPLACE "-" ";" parts ${id})
  set(class "")
  foreach(part IN LISTS parts)
    string(SUBSTRING ${part} 0 1 first)
    string(SUBSTRING ${part} 1 -1 rest)
    string(TOUPPER ${first} first)
    string(APPEND class ${first}${rest})
  endforeach()
endmacro()

# pionek_games(NAME ROOT): makes of the list and the folders below ROOT
#   pionek_<game>, pionek_<game>_bots, pionek_<game>_bench, pionek_<game>_screen   for every game,
#   pionek_NAME_games, pionek_NAME_bots, pionek_NAME_benches, pionek_NAME_screens   with all of them
# and the table in which a game is looked up at run time. Programs link these. Libraries know only
# their headers: so programs with different lists can be made of the same libraries.
function(pionek_games name root)
  pionek_read_list(${root})
  set(list ${CMAKE_BINARY_DIR}/lists/${name})
  set(includes "#include \"engine/registry/game_list.hpp\"\n")
  set(checks "")
  foreach(id IN LISTS ids)
    pionek_names(${id})
    pionek_game(${root} ${game} ${class})
    string(APPEND includes "#include \"engine/${game}/${game}.hpp\"\n")
    string(APPEND checks
      "static_assert(${game}::${class}::kId == \"${id}\", \"games/list has another id\");\n")
    list(APPEND classes ${game}::${class})
    list(APPEND games pionek_${game})
    list(APPEND bots pionek_${game}_bots)
    list(APPEND benches pionek_${game}_bench)
    list(APPEND screens pionek_${game}_screen)
    list(APPEND texts ${id}/rules.*.md ${id}/data/*.json ${id}/data/*/*.json ${id}/words/*.json
      ${id}/how.json ${id}/telling.json ${id}/lessons/*.json ${id}/puzzles/*.json)
  endforeach()
  list(JOIN classes ", " classes)
  file(CONFIGURE OUTPUT ${list}/engine/registry/list.hpp CONTENT
    "// Written by CMake from games/list.\n#pragma once\n\n${includes}
namespace pionek {\n\nusing AllGames = GameList<${classes}>;\n${checks}\n}  // namespace pionek\n" @ONLY)
  pionek_table(${name}_games engine/registry/registry.cpp ${games})
  pionek_embed(pionek_${name}_games_table ${root}/games ${texts})
  pionek_table(${name}_bots bots/all_games.cpp pionek_${name}_games ${bots})
  pionek_table(${name}_benches bench/all_games.cpp pionek_${name}_games ${benches})
  pionek_table(${name}_screens cli/terminal/all_games.cpp pionek_${name}_games ${screens})
endfunction()

# pionek_table(TARGET SOURCE [libraries...]): the source that knows the whole list, as part of every
# program that links it. Inside pionek_games.
function(pionek_table target source)
  add_library(pionek_${target}_table OBJECT ${CMAKE_SOURCE_DIR}/${source})
  target_include_directories(pionek_${target}_table PRIVATE ${list})
  target_link_libraries(pionek_${target}_table PRIVATE pionek_flags Boost::json ${games})
  target_precompile_headers(pionek_${target}_table REUSE_FROM pionek_pch)
  add_library(pionek_${target} INTERFACE)
  target_sources(pionek_${target} INTERFACE $<TARGET_OBJECTS:pionek_${target}_table>)
  target_link_libraries(pionek_${target} INTERFACE ${ARGN})
endfunction()

# pionek_game(ROOT GAME CLASS): the libraries of one game.
function(pionek_game root game class)
  pionek_library_in(pionek_${game} ${root}/engine/${game} pionek_core)
  target_include_directories(pionek_${game} PUBLIC ${root})
  pionek_game_part(bots bots players.hpp pionek_bots)
  pionek_game_part(bench bench none pionek_bench)
  pionek_game_part(screen cli/terminal board.hpp pionek_cli)
  pionek_built_fast(pionek_${game}_screen -O1)
endfunction()

# pionek_game_part(PART ROOM HEADER LIBRARY): the folder of a game in a room, if it has one there, and
# the templates of the room for this game (one_game.cpp), which find the header in PIONEK_GAME_OWN.
# Inside pionek_game.
function(pionek_game_part part room header library)
  set(target pionek_${game}_${part})
  pionek_library_in(${target} ${root}/${room}/${game} pionek_${game} ${library})
  target_sources(${target} PRIVATE ${CMAKE_SOURCE_DIR}/${room}/one_game.cpp)
  target_compile_definitions(${target} PRIVATE PIONEK_GAME=${game}::${class}
    PIONEK_GAME_NAMESPACE=${game} PIONEK_GAME_HEADER="engine/${game}/${game}.hpp")
  file(GLOB own CONFIGURE_DEPENDS RELATIVE ${root} ${root}/${room}/${game}/${header})
  if(own)
    target_compile_definitions(${target} PRIVATE PIONEK_GAME_OWN="${own}")
    pionek_embed(${target} ${root}/${room}/${game} words/*.json)
  endif()
endfunction()

# pionek_main(PROGRAM NAME): the program `pionek` with the games of a list.
function(pionek_main program name)
  pionek_program_of(${program} ${CMAKE_SOURCE_DIR}/cli/main.cpp pionek_${name}_games pionek_${name}_bots
    pionek_${name}_benches pionek_${name}_screens pionek_cli)
endfunction()

# pionek_labs(ROOT): the experiments behind the numbers of a game's bots (bots/<game>/lab), built on
# demand.
function(pionek_labs root)
  pionek_read_list(${root})
  foreach(id IN LISTS ids)
    pionek_names(${id})
    file(GLOB sources CONFIGURE_DEPENDS ${root}/bots/${game}/lab/*.cpp)
    if(sources)
      pionek_program_of(pionek_${game}_lab "${sources}" pionek_all_bots pionek_thinking)
      set_target_properties(pionek_${game}_lab PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
  endforeach()
endfunction()

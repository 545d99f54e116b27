# Language, warnings, instrumentation: the same for every target of ours.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wswitch -Werror)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64")
  add_compile_options(-march=x86-64-v2)                         # sets of seats are counted with popcnt
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")                      # its own copy of a state takes twice as long as memcpy
    add_compile_options(-mmemcpy-strategy=unrolled_loop:256:noalign,libcall:-1:noalign)
  endif()
endif()

if(HOLDOUT_SANITIZE)
  add_compile_options(-fsanitize=${HOLDOUT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${HOLDOUT_SANITIZE})
endif()
if(HOLDOUT_COVERAGE)
  add_compile_options(--coverage -fprofile-update=atomic)
  add_link_options(--coverage)
endif()

#pragma once

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

namespace holdout::testing {

// A table before its game, at which nobody sits yet.
struct Lobby {
  Lobby(const std::string& game, int players, Setup::Choices options = {}, Watching watching = Watching::Link)
      : stage(12) {
    stage.create(
        game,
        {.players = players, .options = std::move(options), .pace = Pace::Relaxed, .watching = watching});
    stage.open();
  }
  // A guest of that id who sits down, under that name or the id.
  StageClient& sitting(const std::string& id, int seat, std::string name = {}) {
    if (name.empty()) name = id;
    StageClient& guest = stage.guest(id, name);
    CHECK(guest.fate(guest.tell(SitCommand{.seat = seat, .name = name})) == "done");
    guest.visitor().seat = guest.token;
    return guest;
  }
  const Room& room() { return stage.table().room(); }
  const RoomSeat& seat(std::size_t i) { return room().seats[i]; }
  std::string name(std::size_t i) { return seat(i).name; }
  std::vector<std::string> colours() {
    std::vector<std::string> shown;
    for (const SeatInfo& each : stage.table().info().seats) shown.push_back(each.colour);
    return shown;
  }

  TableStage stage;
};

using Colours = std::vector<std::string>;

inline std::string fate_of_colour(StageClient& client, int seat, const std::string& colour) {
  return client.fate(client.tell(ColourCommand{.seat = seat, .colour = colour}));
}

}  // namespace holdout::testing

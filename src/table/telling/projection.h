#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/talking/statement_numbers.h"
#include "protocol/view_patch.h"
#include "table/playing/running_game.h"
#include "table/table_host.h"
#include "table/telling/even_length.h"
#include "table/telling/time_out.h"

namespace holdout {

// What one step brings besides a new state. Whole: the projection redacts.
struct News {
  std::span<const Event> events{};
  const Statement* said = nullptr;
  const StatementNumbers* statements = nullptr;  // with `said`
  std::string_view chat{};                       // JSON of a ChatLine, or nothing
  SeatSet chat_heard = kEverybody;
  std::string_view notice{};  // JSON of a sentence, or nothing
  SeatSet notice_heard = kEverybody;
  const TimeOut* time_out = nullptr;
};

// What one viewer was told so far, and the frames that tell the rest. The only place where a game becomes
// something that leaves the server: from `view_of`, what `board` makes of it, `redact`, `options` and their
// sentences, nothing else.
//
// A viewer who may not notice a step gets no frame and no number for it (law 3).
class Projection {
 public:
  // `epoch` names this count of frames: a client that counted in another one gets a snapshot.
  Projection(Seat viewer, std::string epoch) : viewer_(viewer), epoch_(std::move(epoch)) {}

  // The frame of a step that is stored, or null. `ack` is the viewer's own command that caused it, or 0; a
  // seat's is as long as `told`, what everybody is told of the step, lets it be.
  Frame step(const RunningGame* game, const News& news, std::uint64_t ack, const PublicNews& told = {});
  // What the frame of spectators tells of it to who measures those of seats.
  PublicNews public_news(const Frame& frame, std::span<const Event> events) const;

  // The fields of a snapshot of the game as it is now, into an open object; later steps start from it. Null:
  // there is no game yet, and nothing is asked.
  void write_snapshot(JsonText& out, const RunningGame* game);

  // A game begins. It is told by a snapshot, so nobody can go on from a frame before it.
  void begin();

  // What the last frame or snapshot asked, for who measures it.
  AskedSeat asked(const RunningGame& game) const;

  // The frames after `last`, if they are all still here.
  std::optional<std::vector<Frame>> since(std::uint32_t last) const;

  std::uint32_t seq() const { return seq_; }
  const std::string& epoch() const { return epoch_; }
  Seat viewer() const { return viewer_; }

 private:
  struct Told {  // hashes of what was sent last, so that only changes are sent
    std::size_t question = 0;
    std::size_t options = 0;
    std::size_t sayable = 0;
    std::size_t apart = 0;
    bool undo = false;
    Prompt prompt{};
    bool anew = false;              // it is another than the last
    std::size_t answers_bytes = 0;  // of the last frame
  };
  void note_question(const RunningGame& game);
  bool write_happened(JsonText& out, const RunningGame& game, const ViewBox& view,
                      std::span<const Event> events) const;
  void write_changes(JsonText& out, const RunningGame& game, ViewBox& view, bool& any);
  void write_whole_board(JsonText& out, const RunningGame& game, const ViewBox& view);
  void write_board_changes(JsonText& out, const RunningGame& game, const ViewBox& view);
  void write_asked(JsonText& out, const RunningGame& game, const ViewBox& view);

  static constexpr std::size_t kKeptFrames = 16;
  static constexpr std::size_t kKeptBytes = 2048;

  Seat viewer_;
  std::string epoch_;
  std::uint32_t seq_ = 0;
  FlatView view_;  // empty before the first snapshot or patch
  FlatView board_;
  Told told_;
  std::vector<Frame> kept_;  // the last frames, up to seq_
  std::size_t kept_bytes_ = 0;
};

// What happened as the viewer may know it, who has `view` right after it (docs/protocol.md, Happening);
// nothing if it has no words for this viewer.
bool write_happening(JsonText& out, const RunningGame& game, const ViewBox& view, const Event& event,
                     Seat viewer);

// A statement as a `Said`; its numbers are those of the reader.
void write_said_fields(JsonText& out, const AnyGame& game, const Statement& said);
void write_said(JsonText& out, const AnyGame& game, const Statement& said);

}  // namespace holdout

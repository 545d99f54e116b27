#include "records/record_lines.h"

#include <fmt/core.h>

#include "engine/talking/statement_text.h"
#include "protocol/codecs.h"

namespace holdout {

namespace {

constexpr int kMaxRepaired = 1'000'000;

Result<SeatHolder> read_holder(const json::value& value, const std::string& where) {
  JsonObject object(value, where);
  SeatHolder holder;
  const std::string kind = object.text("kind");
  holder.person = kind == "person";
  if (!holder.person && kind != "bot") object.fail("kind", fmt::format("is '{}'", kind), "person or bot");
  if (!holder.person) holder.level = object.text("level");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return holder;
}

std::vector<SeatHolder> read_holders(JsonObject& object, int players) {
  std::vector<SeatHolder> seats;
  const Result<const json::array*> list = as_list(object.any("seats"), object.path("seats"));
  if (!list) {
    object.take_problem(list.problem());
    return seats;
  }
  if ((*list)->size() != static_cast<std::size_t>(players))
    object.fail("seats", fmt::format("has {} items", (*list)->size()), fmt::format("{} players", players));
  for (std::size_t i = 0; i < (*list)->size(); ++i)
    seats.push_back(object.take(read_holder((**list)[i], fmt::format("{}[{}]", object.path("seats"), i))));
  return seats;
}

}  // namespace

std::string state_digest(const AnyGame& game, const StateBox& state) {
  return fmt::format("{:016x}", game.state_hash(state));
}

JsonText header_line(const RecordHeader& header, std::span<const Event> events) {
  JsonText out;
  out.open().key("holdout").text("record").key("format").number(kRecordFormat);
  out.key("game").text(header.game).key("rules_version").number(header.rules_version).key("setup");
  write_setup(out, header.setup);
  out.key("seats").open_list();
  for (const SeatHolder& holder : header.seats) {
    out.open().key("kind").text(holder.person ? "person" : "bot");
    if (!holder.person) out.key("level").text(holder.level);
    out.close();
  }
  out.close_list().key("commitment").text(to_hex(header.commitment)).key("events");
  write_events(out, events);
  return out;
}

JsonText answer_line(const AnyGame& game, const RulesBox& rules, const Step& step) {
  JsonText out;
  out.open().key("seat").text(seat_name(step.seat)).key("do").text(game.notation(rules, step.action));
  out.key("events");
  write_events(out, step.events);
  return out;
}

JsonText statement_line(const AnyGame& game, const Statement& statement) {
  JsonText out;
  out.open().key("seat").text(seat_name(statement.speaker));
  out.key("do").text(statement_notation(game.forms(), statement));
  return out;
}

JsonText result_line(const AnyGame& game, const RulesBox& rules, const StateBox& state, const Seed& seed,
                     int repaired) {
  JsonText out;
  out.open().key("result").open().key("scores").open_list();
  for (int i = 0; i < rules.players(); ++i) out.number(game.score(rules, state, seat_at(i)));
  out.close_list().key("winners");
  write_seats(out, game.winners(rules, state));
  if (const Sides sides = game.sides(rules); named(sides)) {
    out.key("sides").open_list();
    for (const Side& side : sides)
      if (!(side.seats & game.winners(rules, state)).empty()) out.text(side.key);
    out.close_list();
  }
  out.key("state").text(state_digest(game, state));
  if (repaired > 0) out.key("repaired").number(repaired);
  out.close().key("seed").text(to_hex(seed));
  return out;
}

JsonText saved_line(const AnyGame& game, const StateBox& state, const Seed& seed, int repaired) {
  JsonText out;
  out.open().key("saved").open().key("state").text(state_digest(game, state));
  if (repaired > 0) out.key("repaired").number(repaired);
  out.close().key("secret_seed").text(to_hex(seed));
  return out;
}

Result<int> read_repaired(const json::value& line, std::string_view end) {
  const json::value* inner = line.as_object().if_contains(end);
  const json::object* object = inner == nullptr ? nullptr : inner->if_object();
  const json::value* found = object == nullptr ? nullptr : object->if_contains("repaired");
  if (found == nullptr) return 0;
  const Result<std::int64_t> count = as_number(*found, std::string(end) + ".repaired", 1, kMaxRepaired);
  if (!count) return count.problem();
  return static_cast<int>(*count);
}

Result<RecordHeader> read_header(const json::value& line, const std::string& where) {
  JsonObject object(line, where);
  if (const std::string kind = object.text("holdout"); object.ok() && kind != "record")
    object.fail("holdout", fmt::format("is '{}'", kind), "record");
  object.number("format", kRecordFormat, kRecordFormat);
  RecordHeader header;
  header.game = object.text("game");
  header.rules_version = static_cast<int>(object.number("rules_version", 0, 1 << 30));
  header.setup = object.take(read_setup(object.any("setup"), object.path("setup")));
  header.seats = read_holders(object, header.setup.players);
  const Result<Seed> digest = seed_from_hex(object.text("commitment"));
  if (digest)
    header.commitment = *digest;
  else
    object.fail("commitment", digest.problem().what, digest.problem().expected);
  object.any("events");
  object.any("hash");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return header;
}

}  // namespace holdout

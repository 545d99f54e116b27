#pragma once

#include <array>
#include <optional>

#include "engine/rng.h"
#include "load/traffic.h"

namespace holdout::load {

// What kind of tables, and how their players choose.
struct TablePlan {
  std::string game;
  std::vector<std::int64_t> unseen_steps{};  // kinds of its questions (GameInfo::unseen_steps)
  int seats = 2;
  int people = 2;      // connections a table; computer players hold the other seats
  std::string bots{};  // their level
  std::size_t tables = 1;
  std::uint64_t seed = 1;
  bool first_option = false;  // always the first of the list, instead of any
};

// Tables of scripted players: each answers with one of the options it is offered. When a game is over its
// table rests until it is brought back by a rematch, or begins one at once.
class TableTraffic final : public Traffic {
 public:
  TableTraffic(PollLoop& loop, std::uint16_t port, TablePlan plan);

  void rematch_at_once(bool yes) { rematch_at_once_ = yes; }
  void bring_back() override;
  std::size_t over() const { return over_.size(); }
  std::vector<std::string> codes() const;  // of the tables as they are now

  void opened(FrameLine& line) override;
  void received(FrameLine& line, std::string_view text) override;
  void closed(FrameLine& line, int code) override;

 private:
  struct Person {
    std::string token;
    std::string options{};  // as they came
    std::uint64_t command = 0;
    std::uint64_t answer = 0;  // command that is an answer and waits for its ack
    std::int64_t serial = 0;
    std::int64_t waited_for = -1;  // bits of seats; -1 if the game's view does not tell
  };
  struct Table {
    std::string code;
    std::size_t seated = 0;
    bool begun = false;
    bool over = false;
    std::array<std::int64_t, 8> bot_asked_ns{};  // by seat; 0: is not waited for
    std::int64_t bots_asked = 0;                 // bits of seats
    std::int64_t kind = -1;                      // of the question
  };

  std::string path_of(std::size_t group) const override;
  void prepare() override;
  void answer_for(std::size_t group) override;

  Person& person(std::size_t group, std::size_t place) { return people_[group * group_size() + place]; }
  void command(std::size_t group, std::size_t place, std::string_view fields);
  void took_seat(std::size_t group);
  void learn(std::size_t group, std::size_t place, std::string_view frame);
  void time_bots(Table& table, std::int64_t waited_for, std::string_view prompt);
  void table_changed(std::size_t group, std::string_view frame);
  void refused(std::size_t group, std::size_t place, std::string_view frame);
  void ask_rematch(std::size_t group);
  void come_again(std::size_t group, std::string_view code);
  std::optional<std::size_t> next_to_answer(std::size_t group);

  TablePlan plan_;
  Rng rng_;
  std::vector<Person> people_;
  std::vector<Table> tables_;
  std::vector<std::size_t> over_;
  std::vector<std::string_view> choices_;
  bool rematch_at_once_ = false;
};

}  // namespace holdout::load

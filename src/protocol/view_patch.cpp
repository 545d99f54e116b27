#include "protocol/view_patch.h"

#include <array>
#include <charconv>
#include <limits>

#include "engine/assert.h"
#include "protocol/json_describer.h"
#include "protocol/messages.h"

namespace holdout {

namespace {

class Flattener final : public Describer {
 public:
  explicit Flattener(FlatView& flat) : flat_(flat) { flat_.clear(); }

  bool reads() const override { return false; }
  void number(int, std::string_view, std::int64_t& value, std::int64_t, std::int64_t, Names) override {
    flat_.push_back(value);
  }
  void open(int, std::string_view) override {}
  void close() override {}
  int open_list(int, std::string_view, int size, int) override {
    lists_.push_back(flat_.size());
    flat_.push_back(size);
    flat_.push_back(0);
    return size;
  }
  void close_list() override {
    const std::size_t start = lists_.back();
    lists_.pop_back();
    flat_[start + 1] = static_cast<std::int64_t>(flat_.size() - start) - 2;
  }
  void choice(std::int64_t number) override {
    HOLDOUT_ASSERT(!lists_.empty(), "a choice of fields outside a list, which no patch can replace");
    std::int64_t& shape = flat_[lists_.back()];
    shape = static_cast<std::int64_t>(static_cast<std::uint64_t>(shape) * 0x100000001B3ULL) ^ (number + 1);
    shape |= std::numeric_limits<std::int64_t>::min();  // never a mere size
  }

 private:
  FlatView& flat_;
  std::vector<std::size_t> lists_;  // where they start
};

// Walks the new view, flat and as it describes itself, beside the old values. Objects and lists around a
// change are opened only when the first change inside them turns up. A list that grew gets its new items by
// their places; a list of any other shape is written whole.
class PatchWriter final : public Describer {
 public:
  PatchWriter(JsonText& out, const FlatView& old, const FlatView& now)
      : out_(out), old_(old.data()), now_(now.data()) {}

  bool changed() const { return levels_[0].opened; }
  void finish() {
    if (changed()) out_.close();
  }

  bool reads() const override { return false; }

  void number(int id, std::string_view name, std::int64_t& value, std::int64_t, std::int64_t,
              Names names) override {
    const int item = top_->next++;
    ++now_;
    if (!is_new(item) && *old_++ == value) return;
    begin_item(id, name, item);
    if (value >= 0 && value < static_cast<std::int64_t>(names.size()))
      out_.text(names[static_cast<std::size_t>(value)]);
    else
      out_.number(value);
  }

  void open(int id, std::string_view name) override {
    const int item = top_->next++;
    const bool whole = is_new(item);
    if (whole) {
      begin_item(id, name, item);
      out_.open();
    }
    push({.name = name, .item = item, .opened = whole, .whole = whole});
  }
  void close() override {
    if (top_->opened) out_.close();
    --top_;
  }

  int open_list(int id, std::string_view name, int size, int) override {
    Level inner{.name = name, .item = top_->next++, .list = true};
    inner.whole = is_new(inner.item);
    const std::int64_t shape = now_[0];
    now_ += 2;
    if (!inner.whole) {
      const std::int64_t old_shape = old_[0];
      const std::int64_t length = old_[1];
      old_ += 2;
      if (old_shape > 0 && old_shape < shape && shape == size) {
        inner.known = static_cast<int>(old_shape);
      } else if (old_shape != shape) {
        old_ += length;
        inner.whole = true;
      }
    }
    if (inner.whole) {
      inner.opened = true;
      begin_item(id, name, inner.item);
      out_.open_list();
    }
    push(inner);
    return size;
  }
  void close_list() override {
    const Level& level = *top_--;
    if (!level.opened) return;
    if (level.whole)
      out_.close_list();
    else
      out_.close();
  }

 private:
  struct Level {
    std::string_view name{};
    int item = 0;                                 // its own place, when it lies in a list
    int next = 0;                                 // place of its next item or field
    int known = std::numeric_limits<int>::max();  // items from here on are new
    bool list = false;
    bool opened = false;  // its bracket is written
    bool whole = false;   // everything inside it is written
  };

  void push(const Level& level) {
    HOLDOUT_ASSERT(top_ != &levels_.back(), "a view nested deeper than frames may be");
    *++top_ = level;
  }

  bool is_new(int item) const { return top_->whole || item >= top_->known; }

  void begin_item(int id, std::string_view name, int item) {
    if (!top_->whole) open_all();
    write_key(id, name, item);
  }
  // Fields have names, items of a list that is patched have their place; items of a whole list have nothing.
  void write_key(int id, std::string_view name, int item) {
    if (id != 0)
      out_.key(name);
    else if (!top_->whole)
      write_place(item);
  }
  void write_place(int item) {
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, item).ptr;
    out_.key({digits, static_cast<std::size_t>(end - digits)});
  }

  void open_all() {
    if (top_->opened) return;
    for (Level* level = levels_.data(); level <= top_; ++level) {
      if (level->opened) continue;
      if (level != levels_.data() && level[-1].list)
        write_place(level->item);
      else if (level != levels_.data())
        out_.key(level->name);
      out_.open();
      level->opened = true;
    }
  }

  JsonText& out_;
  const std::int64_t* old_;  // the next value
  const std::int64_t* now_;
  std::array<Level, kServerDepthLimit> levels_{};  // the first: the view itself
  Level* top_ = levels_.data();
};

// `describe` leads a describer through what is written.
template <class Describe>
void write_whole(JsonText& out, FlatView& flat, Describe&& describe) {
  Flattener flattener(flat);
  describe(flattener);
  JsonWriter writer(out);
  out.open();
  describe(writer);
  out.close();
}

template <class Describe>
bool write_patch(JsonText& out, FlatView& flat, Describe&& describe) {
  static thread_local FlatView now;  // kept: this is done for every seat at every step
  Flattener flattener(now);
  describe(flattener);
  if (now == flat) return false;
  PatchWriter writer(out, flat, now);
  describe(writer);
  writer.finish();
  flat.assign(now.begin(), now.end());
  return true;
}

}  // namespace

void write_whole_view(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& view) {
  write_whole(out, flat, [&](Describer& d) { game.describe_view(view, d); });
}

bool write_view_patch(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& view) {
  return write_patch(out, flat, [&](Describer& d) { game.describe_view(view, d); });
}

void write_whole_board(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& board) {
  write_whole(out, flat, [&](Describer& d) { game.describe_board(board, d); });
}

bool write_board_patch(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& board) {
  return write_patch(out, flat, [&](Describer& d) { game.describe_board(board, d); });
}

}  // namespace holdout

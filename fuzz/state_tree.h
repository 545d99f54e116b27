#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/describe.h"
#include "engine/rng.h"

// The state of any game as a tree of numbers, which can be damaged and put back: every value stays within
// what its field can hold, so that damage is found by the game's check() or not at all.

namespace holdout::fuzz {

struct Node {
  enum class Type : std::uint8_t { Number, Object, List } type = Type::Number;
  std::int64_t value = 0, min = 0, max = 0;  // of a number
  std::size_t capacity = 0;                  // of a list
  std::vector<Node> items{};
};

// Builds the tree of whatever describes itself.
class TreeWriter final : public Describer {
 public:
  explicit TreeWriter(Node& root) : levels_{&root} { root = {.type = Node::Type::Object}; }

  bool reads() const override { return false; }
  void number(int, std::string_view, std::int64_t& value, std::int64_t min, std::int64_t max,
              Names) override {
    levels_.back()->items.push_back({.value = value, .min = min, .max = max});
  }
  void open(int, std::string_view) override { enter({.type = Node::Type::Object}); }
  void close() override { levels_.pop_back(); }
  int open_list(int, std::string_view, int size, int capacity) override {
    enter({.type = Node::Type::List, .capacity = static_cast<std::size_t>(capacity)});
    return size;
  }
  void close_list() override { levels_.pop_back(); }

 private:
  void enter(Node node) {
    levels_.back()->items.push_back(std::move(node));
    levels_.push_back(&levels_.back()->items.back());
  }
  std::vector<Node*> levels_;  // only the innermost one grows, so the others stay where they are
};

// Fills whatever describes itself from a tree. What the tree lacks, because a procedure became another one or
// an item is new, keeps its value.
class TreeReader final : public Describer {
 public:
  explicit TreeReader(const Node& root) : levels_{{&root, 0}} {}

  bool reads() const override { return true; }
  void number(int, std::string_view, std::int64_t& value, std::int64_t min, std::int64_t max,
              Names) override {
    if (const Node* node = next(Node::Type::Number)) value = std::clamp(node->value, min, max);
  }
  void open(int, std::string_view) override { levels_.push_back({next(Node::Type::Object), 0}); }
  void close() override { levels_.pop_back(); }
  int open_list(int, std::string_view, int size, int capacity) override {
    const Node* list = next(Node::Type::List);
    levels_.push_back({list, 0});
    return list == nullptr ? size : std::min(static_cast<int>(list->items.size()), capacity);
  }
  void close_list() override { levels_.pop_back(); }

 private:
  struct Level {
    const Node* node;
    std::size_t at;
  };
  const Node* next(Node::Type type) {
    Level& level = levels_.back();
    if (level.node == nullptr || level.at == level.node->items.size()) return nullptr;
    const Node& node = level.node->items[level.at++];
    return node.type == type ? &node : nullptr;
  }
  std::vector<Level> levels_;
};

// ---- damage ----------------------------------------------------------------------------------------------

class Damage {
 public:
  explicit Damage(std::uint64_t seed) : rng_(seed) {}

  // Changes one to three things.
  void harm(Node& root) {
    for (std::uint32_t left = 1 + rng_.below(3); left > 0; --left) {
      numbers_.clear();
      lists_.clear();
      gather(root);
      if (numbers_.empty()) return;
      if (!lists_.empty() && rng_.below(6) == 0)
        change_list(any(lists_));
      else
        change_numbers();
    }
  }

 private:
  Node& any(const std::vector<Node*>& nodes) {
    return *nodes[rng_.below(static_cast<std::uint32_t>(nodes.size()))];
  }
  void gather(Node& node) {
    if (node.type == Node::Type::Number) return numbers_.push_back(&node);
    if (node.type == Node::Type::List && node.capacity > 0) lists_.push_back(&node);
    for (Node& item : node.items) gather(item);
  }

  static void set(Node& number, std::int64_t value) {
    number.value = std::clamp(value, number.min, number.max);
  }

  void change_numbers() {
    Node& one = any(numbers_);
    Node& other = any(numbers_);
    switch (rng_.below(8)) {
      case 0: return set(one, one.value + 1);
      case 1: return set(one, one.value - 1);
      case 2: return set(one, one.value ^ (1 << rng_.below(8)));
      case 3: return set(one, rng_.below(2) == 0 ? one.min : one.max);
      case 4: return set(one, one.min + rng_.below(13));
      case 5: return set(one, other.value);
      case 6: {  // what is counted stays as many
        Node& near = numbers_[(index_of(one) + rng_.below(9)) % numbers_.size()][0];
        set(near, near.value + 1);
        return set(one, one.value - 1);
      }
      default: {
        const std::int64_t before = one.value;
        set(one, other.value);
        return set(other, before);
      }
    }
  }
  std::size_t index_of(const Node& number) const {
    return static_cast<std::size_t>(std::find(numbers_.begin(), numbers_.end(), &number) - numbers_.begin());
  }

  void change_list(Node& list) {
    auto& items = list.items;
    const std::uint32_t size = static_cast<std::uint32_t>(items.size());
    if (size == 0) return;
    const auto at = static_cast<std::ptrdiff_t>(rng_.below(size));
    switch (rng_.below(3)) {
      case 0: items.erase(items.begin() + at); return;
      case 1:
        if (items.size() < list.capacity) items.push_back(Node(items[static_cast<std::size_t>(at)]));
        return;
      default: std::swap(items[static_cast<std::size_t>(at)], items[rng_.below(size)]);
    }
  }

  Rng rng_;
  std::vector<Node*> numbers_{}, lists_{};
};

}  // namespace holdout::fuzz

#pragma once

#include <array>
#include <string_view>

#include "engine/saving/describe.h"
#include "games/the_thing/rules/word_keys.h"

// How single words of the game are written in saves and views: names instead of numbers where they have one,
// and "none" a value like any other.

namespace holdout::the_thing {

// Shifted by one: "none" is the first.
template <std::size_t N>
constexpr auto with_none(const std::array<std::string_view, N>& keys) {
  std::array<std::string_view, N + 1> names{"none"};
  for (std::size_t i = 0; i < N; ++i) names[i + 1] = keys[i];
  return names;
}

inline constexpr std::array<std::string_view, 8> kEndingNames{
    "running", "escaped", "alien_aboard", "left_behind", "froze", "last_human", "nobody_left", "round_cap"};
inline constexpr std::array<std::string_view, 4> kExitNames{"none", "rescue", "helicopter", "snowcat"};
inline constexpr auto kCardNames = with_none(tables::kCardKeys);
inline constexpr auto kWeaponNames = with_none(tables::kWeaponKeys);
inline constexpr auto kCharacterNames = with_none(tables::kCharacterKeys);
inline constexpr auto kLabNames = with_none(kLabKeys);
inline constexpr auto kSkyNames = with_none(tables::kSkyKeys);
inline constexpr auto kFaceNames = with_none(kFaceKeys);
inline constexpr auto kLocationNames = with_none(tables::kLocationKeys);

// An enum whose `None` is 15.
template <class D, class Kind, std::size_t N>
void kind_field(D& d, int id, std::string_view name, Kind& kind,
                const std::array<std::string_view, N>& names) {
  std::int64_t shifted = kind == Kind::None ? 0 : static_cast<std::int64_t>(kind) + 1;
  d.number(id, name, shifted, 0, static_cast<std::int64_t>(N) - 1, names);
  kind = shifted == 0 ? Kind::None : static_cast<Kind>(shifted - 1);
}

template <class D, class Kind, std::size_t Count, std::size_t N>
void kind_list(D& d, int id, std::string_view name, std::array<Kind, Count>& kinds,
               const std::array<std::string_view, N>& names) {
  d.open_list(id, name, static_cast<int>(Count), static_cast<int>(Count));
  for (Kind& kind : kinds) kind_field(d, 0, "", kind, names);
  d.close_list();
}

// The size of a list: a reader has just taken it from its input.
template <class D, class T, int Most>
void fit_list(D& d, FixedVector<T, Most>& list, int size, T filler) {
  if constexpr (std::is_base_of_v<Describer, D>) {
    if (!d.reads()) return;
    list.clear();
    for (int i = 0; i < size; ++i) list.push(filler);
  }
}

template <class D, class Kind, int Most, std::size_t N>
void kind_list(D& d, int id, std::string_view name, FixedVector<Kind, Most>& kinds,
               const std::array<std::string_view, N>& names) {
  fit_list(d, kinds, d.open_list(id, name, kinds.size(), Most), Kind::None);
  for (Kind& kind : kinds) kind_field(d, 0, "", kind, names);
  d.close_list();
}

template <class D>
void location_field(D& d, int id, std::string_view name, Location& l) {
  std::int64_t shifted = l == Location::Nowhere ? 0 : static_cast<std::int64_t>(l) + 1;
  d.number(id, name, shifted, 0, static_cast<std::int64_t>(kLocationNames.size()) - 1, kLocationNames);
  l = shifted == 0 ? Location::Nowhere : static_cast<Location>(shifted - 1);
}

// -1 = nobody
template <class D>
void slot_field(D& d, int id, std::string_view name, Slot& slot) {
  std::int64_t wide = slot == kNoSlot ? -1 : index(slot);
  d.number(id, name, wide, -1, kMaxSlots - 1, {});
  slot = wide < 0 ? kNoSlot : slot_at(static_cast<int>(wide));
}

template <class D, std::size_t Count>
void slot_list(D& d, int id, std::string_view name, std::array<Slot, Count>& slots) {
  d.open_list(id, name, static_cast<int>(Count), static_cast<int>(Count));
  for (Slot& slot : slots) slot_field(d, 0, "", slot);
  d.close_list();
}

template <class D, int Most>
void slot_list(D& d, int id, std::string_view name, FixedVector<Slot, Most>& slots) {
  fit_list(d, slots, d.open_list(id, name, slots.size(), Most), kNoSlot);
  for (Slot& slot : slots) slot_field(d, 0, "", slot);
  d.close_list();
}

// Weapons first, then items: 0 to 8.
template <class D, int Most>
void good_list(D& d, int id, std::string_view name, FixedVector<Good, Most>& goods) {
  fit_list(d, goods, d.open_list(id, name, goods.size(), Most), Good{});
  for (Good& each : goods) {
    auto wide = static_cast<std::int64_t>(each);
    d.number(0, "", wide, 0, kGoods - 1, {});
    each = static_cast<Good>(wide);
  }
  d.close_list();
}

}  // namespace holdout::the_thing

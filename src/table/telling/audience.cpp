#include "table/telling/audience.h"

#include <algorithm>
#include <utility>

namespace holdout {

Audience::Visit Audience::add(Listener& listener, std::string id, std::string name) {
  guests_.push_back(
      {.listener = &listener, .visit = ++last_visit_, .id = std::move(id), .name = std::move(name)});
  return last_visit_;
}

bool Audience::remove(const Listener& listener) {
  Guest* guest = find(listener);
  if (guest == nullptr) return false;
  const bool joined = guest->joined;
  guest->listener = nullptr;
  if (telling_ == 0) drop_those_gone();
  return joined;
}

void Audience::drop_those_gone() {
  std::erase_if(guests_, [](const Guest& guest) { return guest.listener == nullptr; });
}

Audience::Guest* Audience::find(const Listener& listener) {
  return const_cast<Guest*>(std::as_const(*this).find(listener));
}

const Audience::Guest* Audience::find(const Listener& listener) const {
  for (const Guest& guest : guests_)
    if (guest.listener == &listener) return &guest;
  return nullptr;
}

Audience::Guest* Audience::find(Visit visit) {
  for (Guest& guest : guests_)
    if (guest.visit == visit && guest.listener != nullptr) return &guest;
  return nullptr;
}

bool Audience::here(std::string_view person) const {
  return std::any_of(guests_.begin(), guests_.end(), [&](const Guest& guest) {
    return guest.listener != nullptr && guest.joined && guest.id == person;
  });
}

bool Audience::sees_as(Seat viewer) const {
  return std::any_of(guests_.begin(), guests_.end(), [&](const Guest& guest) {
    return guest.listener != nullptr && guest.joined && guest.viewer == viewer;
  });
}

bool Audience::anybody_here() const {
  return std::any_of(guests_.begin(), guests_.end(),
                     [](const Guest& guest) { return guest.listener != nullptr && guest.joined; });
}

int Audience::watchers() const {
  return static_cast<int>(std::count_if(guests_.begin(), guests_.end(), [](const Guest& guest) {
    return guest.listener != nullptr && guest.joined && guest.viewer == kSpectator;
  }));
}

bool Audience::on_a_screen() const {
  return std::any_of(guests_.begin(), guests_.end(), [](const Guest& guest) {
    return guest.listener != nullptr && guest.joined && guest.screen && guest.viewer == kSpectator;
  });
}

bool Audience::watched() const {
  return std::any_of(guests_.begin(), guests_.end(),
                     [](const Guest& guest) { return !is_player(guest.viewer); });
}

std::vector<std::string> Audience::names_of_watchers_but(std::string_view person) const {
  std::vector<std::string> names;
  for (const Guest& each : guests_)
    if (each.joined && each.id != person && !is_player(each.viewer)) names.push_back(each.name);
  return names;
}

std::vector<Audience::Guest> Audience::bystanders() const {
  std::vector<Guest> found;
  for (const Guest& each : guests_) {
    if (each.listener == nullptr || !each.joined || is_player(each.viewer)) continue;
    const auto known = std::ranges::find(found, each.id, &Guest::id);
    if (known == found.end())
      found.push_back(each);
    else if (!each.screen)
      known->screen = false;
  }
  return found;
}

void Audience::tell(Visit visit, std::string frame) {
  const Guest* guest = find(visit);
  const bool seated = guest != nullptr && is_player(guest->viewer);
  Frame told = std::make_shared<const std::string>(std::move(frame));
  tell(visit, seated ? evened(std::move(told)) : std::move(told));
}

void Audience::tell(Visit visit, Frame frame) {
  if (const Guest* guest = find(visit)) guest->listener->send(std::move(frame));
}

Projection& Audience::told(Seat viewer) {
  std::unique_ptr<Projection>& place =
      told_[is_player(viewer) ? static_cast<std::size_t>(index(viewer)) : kMaxSeats];
  if (!place) place = std::make_unique<Projection>(viewer, new_epoch_());
  return *place;
}

Audience::Frames Audience::project(const RunningGame* game, const News& news, Seat actor, std::uint64_t ack) {
  Frames frames;
  frames.reserve(told_.size());
  const PublicNews heard = project_to_all(game, news, actor, ack, frames);
  for (auto& told : told_) {
    if (!told || !is_player(told->viewer())) continue;
    const Seat viewer = told->viewer();
    if (Frame frame = told->step(game, news, viewer == actor ? ack : 0, heard))
      frames.emplace_back(viewer, std::move(frame));
  }
  const auto turn = [&](Seat viewer) { return !is_player(viewer) ? 2 : viewer == actor ? 1 : 0; };
  std::ranges::stable_sort(frames, {}, [&](const auto& each) { return turn(each.first); });
  return frames;
}

// What spectators are told, also where there are none if what seats are told is measured by it.
PublicNews Audience::project_to_all(const RunningGame* game, const News& news, Seat actor, std::uint64_t ack,
                                    Frames& frames) {
  const bool measures = game != nullptr && measured_by_public_news(game->game());
  std::unique_ptr<Projection>& told = told_[kMaxSeats];
  if (!watched() && !measures) told.reset();  // who watches anew gets a snapshot
  if (!told && !measures) return {};
  Projection& everybody = this->told(kSpectator);
  Frame frame = everybody.step(game, news, is_player(actor) ? 0 : ack);
  const PublicNews heard = everybody.public_news(frame, news.events);
  if (frame && watched()) frames.emplace_back(kSpectator, std::move(frame));
  return heard;
}

void Audience::deliver(const Frames& frames) {
  for (const auto& [to, sent] : frames) {
    const Seat viewer = to;
    const Frame& frame = sent;
    broadcast([&](const Guest& guest) {
      if (guest.viewer == viewer) guest.listener->send(frame);
    });
  }
}

void Audience::begin_game() {
  for (const auto& told : told_)
    if (told) told->begin();
}

void Audience::forget_what_was_told() {
  for (auto& told : told_) told.reset();
}

void Audience::break_off() {
  telling_ = 0;
  drop_those_gone();
}

}  // namespace holdout

#pragma once

#include <cstdint>

#include "bots/thoughts.h"

namespace holdout {

// When to speak. An occasion is thought about once and then gone, whether it was taken or not, so that talk
// stays short and silence means nothing.
struct Occasions {
  std::uint32_t moment = 0;    // what the table is at: a phase, a vote
  std::uint32_t taken_up = 0;  // topics of this moment, bit a topic
  int said = 0;                // in this moment
  std::uint16_t answered = 0;  // id of the last statement thought about for a reply

  // A new moment brings all its topics up again.
  void come_to(std::uint32_t now) {
    if (now == moment) return;
    moment = now;
    taken_up = 0;
    said = 0;
  }
  // True the first time that the topic comes up in this moment.
  bool first_time(unsigned topic) {
    const std::uint32_t bit = 1U << topic;
    const bool first = (taken_up & bit) == 0;
    taken_up |= bit;
    return first;
  }
};

// True the first time in this moment that a mind comes upon the topic, if chance and temper will have it.
template <class Mind, class Topic>
bool takes_up(Mind& mind, Topic topic, double chance) {
  return mind.voice.first_time(static_cast<unsigned>(topic)) && happens(mind.rng, chance * mind.who.talk);
}

}  // namespace holdout

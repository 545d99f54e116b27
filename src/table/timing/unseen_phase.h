#pragma once

#include <cstdint>

namespace holdout {

// The phase in which a side acts unseen, and how long computer players make it: a length that is drawn when
// it begins, whatever they do in it and however often they are asked.
class UnseenPhase {
 public:
  // `phase`: what everybody sees of it; 0: nobody acts unseen. True if one begins: then a length is drawn.
  bool note(std::uint32_t phase, std::int64_t now);
  void draw(std::int64_t length_ms) { length_ms_ = length_ms; }

  std::int64_t begun_ms() const { return begun_ms_; }  // 0: there is none
  // When an answer that ends it is released. A phase that takes longer, because people are at it too, takes
  // another such time.
  std::int64_t end_ms(std::int64_t now) const;

 private:
  std::uint32_t phase_ = 0;
  std::int64_t begun_ms_ = 0;
  std::int64_t length_ms_ = 0;
};

}  // namespace holdout

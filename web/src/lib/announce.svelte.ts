// What a screen reader hears besides what it reads.
class Announcer {
  polite = $state('');
  urgent = $state('');

  say(words: string, urgent = false) {
    // The same words twice are two announcements: a no-break space makes them differ.
    if (urgent) this.urgent = this.urgent === words ? `${words}\u00a0` : words;
    else this.polite = this.polite === words ? `${words}\u00a0` : words;
  }
}

export const announcer = new Announcer();

export function announce(words: string, urgent = false) {
  announcer.say(words, urgent);
}

// What a screen reader hears besides what it reads.
class Announcer {
  polite = $state('');
  urgent = $state('');
  // Not reactive: effects announce, and must not depend on what was announced.
  #last = { polite: '', urgent: '' };

  say(words: string, urgent: boolean) {
    const kind = urgent ? 'urgent' : 'polite';
    // The same words twice are two announcements: a no-break space makes them differ.
    const said = this.#last[kind] === words ? `${words}\u00a0` : words;
    this.#last[kind] = said;
    this[kind] = said;
  }

  /** What was said was for whoever heard it: the next at this device finds nothing of it. */
  forget() {
    this.#last = { polite: '', urgent: '' };
    this.polite = this.urgent = '';
  }
}

export const announcer = new Announcer();

export function announce(words: string, urgent = false) {
  announcer.say(words, urgent);
}

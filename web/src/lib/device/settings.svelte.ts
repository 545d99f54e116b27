// What this device remembers about its owner's wishes. Every setting has a value that suits most people.
export type Language = 'en' | 'pl';
export const kLanguages: readonly Language[] = ['en', 'pl'];

export interface SettingValues {
  language: Language;
  motion: 'system' | 'full' | 'reduced';
  contrast: 'normal' | 'high';
  textScale: 1 | 1.15 | 1.3;
  sound: boolean;
  guide: boolean;
  openings: boolean; // what a game is about, before its first decision
  passAlone: boolean; // without other people, where nothing but to pass can be answered
  covered: boolean; // what only its owner knows starts covered
  notifications: boolean;
}

const kKey = 'holdout.settings';

function preferredLanguage(): Language {
  const wishes = globalThis.navigator?.languages ?? [];
  for (const wish of wishes) {
    const found = kLanguages.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function defaults(): SettingValues {
  return {
    language: preferredLanguage(),
    motion: 'system',
    contrast: 'normal',
    textScale: 1,
    sound: false,
    guide: true,
    openings: true,
    passAlone: false,
    covered: false,
    notifications: false,
  };
}

function stored(): Partial<SettingValues> {
  try {
    return JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<SettingValues>;
  } catch {
    return {};
  }
}

class Settings {
  values = $state<SettingValues>({ ...defaults(), ...stored() });

  set<K extends keyof SettingValues>(name: K, value: SettingValues[K]) {
    this.values[name] = value;
    localStorage.setItem(kKey, JSON.stringify(this.values));
    this.apply();
  }

  /** Puts the settings that CSS reads onto the document. */
  apply() {
    const root = document.documentElement;
    root.dataset['motion'] = this.values.motion;
    root.dataset['contrast'] = this.values.contrast;
    root.style.setProperty('--text-scale', String(this.values.textScale));
  }

  /** Whether things should appear instead of travelling. */
  get stillness(): boolean {
    if (this.values.motion !== 'system') return this.values.motion === 'reduced';
    return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  }

  forget() {
    localStorage.removeItem(kKey);
    this.values = defaults();
    this.apply();
  }
}

export const settings = new Settings();

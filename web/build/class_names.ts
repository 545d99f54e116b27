// Styles are bound to their component by a class. Named by number instead of by a hash it weighs a kilobyte less.
import { filesIn, gamesWith } from './folders.ts';

/** Numbers all components of the tree. A file is named from the root of the build, or in full where it lies outside. */
export function classNames(): (styled: { filename: string }) => string {
  const folders = ['web/src', ...gamesWith('web').map((game) => `games/${game}/web`)];
  const components = folders.flatMap((folder) => filesIn(folder, /\.svelte$/)).map((path) => `/${path}`);
  return ({ filename }) => {
    const number = components.findIndex((path) => path.endsWith(`/${filename}`) || filename.endsWith(path));
    if (number < 0) throw new Error(`${filename}: no component of ${folders.join(', ')}`);
    return `s${number.toString(36)}`;
  };
}

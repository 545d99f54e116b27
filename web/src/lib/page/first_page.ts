/**
 * Shows the first screen once all it wants is there. Else the page of `index.html` says at once what it would say by
 * itself after a while, had not even this script come.
 */
export async function firstPage(
  wanted: () => Promise<unknown>,
  show: (target: HTMLElement) => unknown,
): Promise<void> {
  const unloaded = document.getElementById('unloaded')!;
  try {
    await wanted();
    show(document.getElementById('app')!);
    unloaded.remove();
  } catch (error) {
    console.error(error);
    unloaded.classList.add('now');
  }
}

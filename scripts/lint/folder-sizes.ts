/** A folder that is taken in at a glance. */
const FILES_MAX = 36;

/**
 * Folders that hold too many files side by side, subfolders not counted. `paths` are from the root,
 * with slashes.
 */
export function findCrowdedFolders(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files, and ${FILES_MAX} are the most: group them by what they are about`,
    );
}

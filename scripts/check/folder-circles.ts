import type { ImportingFile } from './module-graph.ts';

/*
 * A circle of folders needs no circle of files: two folders may each have one file that imports
 * from the other. Such folders can only be understood together, so they count as a violation.
 */

const TEST = /\.test\.tsx?$|(?:^|\/)testing\//;
/** Folders whose own folders are rooms; everything else is one room with all it contains. */
const FLOORS =
  /^(?:server\/(?:platform|providers|features)|client\/src\/(?:features|components))\//;
const HOUSES = /^(?:server|client\/src|shared)\//;

/** The folder that a file belongs to; null when it is not judged. */
function roomOf(path: string): string | null {
  const house = HOUSES.exec(path)?.[0];
  if (!house || TEST.test(path)) return null;
  const floor = FLOORS.exec(path)?.[0] ?? house;
  const [room, ...deeper] = path.slice(floor.length).split('/');
  return deeper.length > 0 ? `${floor}${room}` : floor.slice(0, -1);
}

function reachableFrom(room: string, arrows: ReadonlyMap<string, ReadonlySet<string>>) {
  const reached = new Set<string>();
  const open = [room];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of arrows.get(next) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}

/** The imports that are part of a circle of folders, as "folders-without-circles: a → b". */
export function folderCircles(files: readonly ImportingFile[]): string[] {
  const imports = files.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      return from && to && from !== to ? [{ from, to, text: `${source} → ${resolved}` }] : [];
    }),
  );
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  const reach = new Map([...arrows.keys()].map((room) => [room, reachableFrom(room, arrows)]));
  return imports
    .filter(({ from, to }) => reach.get(to)?.has(from))
    .map(({ text }) => `folders-without-circles: ${text}`);
}

/** What a path is matched with: `:name` stands for one segment that isn't empty. */
interface Pattern {
  readonly method: string;
  readonly path: string;
}

interface Leaf<T> {
  readonly item: T;
  readonly names: readonly string[];
}

/** The patterns that share their first segments. */
interface Branch<T> {
  readonly fixed: Map<string, Branch<T>>;
  any: Branch<T> | null;
  /** By method. */
  readonly leaves: Map<string, Leaf<T>>;
}

export interface Found<T> {
  readonly item: T;
  readonly params: Record<string, string>;
}

const branch = <T>(): Branch<T> => ({ fixed: new Map(), any: null, leaves: new Map() });

function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  // One slash at the end changes nothing.
  if (segments.length > 2 && segments.at(-1) === '') segments.pop();
  return segments;
}

function add<T>(root: Branch<T>, { method, path }: Pattern, item: T): void {
  const names: string[] = [];
  let at = root;
  for (const segment of segmentsOf(path)) {
    if (segment.startsWith(':')) {
      names.push(segment.slice(1));
      at.any ??= branch();
      at = at.any;
      continue;
    }
    const key = segment.toLowerCase();
    const next = at.fixed.get(key) ?? branch<T>();
    at.fixed.set(key, next);
    at = next;
  }
  if (!at.leaves.has(method)) at.leaves.set(method, { item, names });
}

/** Depth first, a fixed segment before a parameter. @param values collects the parameters' segments */
function find<T>(
  at: Branch<T>,
  segments: readonly string[],
  index: number,
  method: string,
  values: string[],
): Leaf<T> | undefined {
  const segment = segments[index];
  if (segment === undefined) return at.leaves.get(method);
  const fixed = at.fixed.get(segment.toLowerCase());
  const found = fixed && find(fixed, segments, index + 1, method, values);
  if (found || !at.any || segment === '') return found;
  values.push(segment);
  const leaf = find(at.any, segments, index + 1, method, values);
  if (!leaf) values.pop();
  return leaf;
}

/**
 * Finds operations by method and path as Express does, case and a slash at the end aside, but in one
 * walk along the path: Express tries pattern after pattern, and there are some two hundred.
 * `/latest` comes before `/:id`, in whatever order they are given.
 * @returns a search; it throws URIError for a parameter that cannot be decoded
 */
export function operationTable<T extends Pattern>(
  items: readonly T[],
): (method: string, path: string) => Found<T> | null {
  const root = branch<T>();
  for (const item of items) add(root, item, item);
  return (method, path) => {
    const values: string[] = [];
    const leaf = find(root, segmentsOf(path), 0, method === 'HEAD' ? 'GET' : method, values);
    if (!leaf) return null;
    const params: Record<string, string> = {};
    for (const [index, name] of leaf.names.entries()) {
      params[name] = decodeURIComponent(values[index] ?? '');
    }
    return { item: leaf.item, params };
  };
}

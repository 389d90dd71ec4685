const folder = (name: string) => new URL(`../shared/knowledge/${name}/`, import.meta.url);

/** Where the coach's knowledge is; resolves both beside this file and beside the bundled server in `dist/server`. */
export const KNOWLEDGE = {
  articles: folder('articles'),
  safety: folder('safety'),
  situations: folder('situations'),
  cases: folder('cases'),
} as const;

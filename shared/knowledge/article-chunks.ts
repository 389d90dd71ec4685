import { literalPattern } from '../domain/literal-pattern.ts';
/** One section of an article, or a part of a long one: what is searched and quoted. */
export interface ArticleChunk {
  /** The file name without ".md". */
  readonly articleId: string;
  readonly filename: string;
  /** The article's title, the same in all its chunks. */
  readonly title: string;
  /** The section's heading; the title again for what stands before the first one. */
  readonly heading: string;
  /** What the article is about, as its front matter lists it. */
  readonly topics: readonly string[];
  /** What people ask who need the article, in words of their own: to be searched, not shown. */
  readonly asked: readonly string[];
  /** How sure its facts are, when the front matter says so. */
  readonly confidence: string | null;
  /** From 0, in the order of the article. */
  readonly index: number;
  /** How many chunks the article has. */
  readonly total: number;
  /** Paragraphs divided by blank lines, without the heading. */
  readonly text: string;
}

/** An article without what every article has. */
export class MalformedArticle extends Error {
  constructor(filename: string, problem: string) {
    super(`${filename}: ${problem}`);
    this.name = 'MalformedArticle';
  }
}

/** Sections are written to 180 words; one well beyond that is divided at the ends of paragraphs. */
const MAX_WORDS = 220;

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The value behind a key of the front matter: on its line, or as a list of lines below it. */
function frontMatterOf(head: string, key: string): string {
  const found = new RegExp(
    `^${literalPattern(key)}:[ \\t]*(?<line>.*(?:\\n[ \\t]*- .*)*)$`,
    'm',
  ).exec(head);
  return found?.groups?.['line']?.trim() ?? '';
}

function unquoted(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2').trim();
}

/** The entries of a list in one line, divided by commas, or in lines of their own. */
function listOf(value: string): string[] {
  return value
    .replace(/^\[([\s\S]*)\]$/, '$1')
    .split(/^- /.test(value) ? /\n/ : /,|\n/)
    .map((part) => unquoted(part.trim().replace(/^- /, '')))
    .filter((part) => part !== '');
}

/** Lines broken for the width of the source as one; lists and small headings keep theirs. */
function unwrapped(paragraph: string): string {
  return paragraph.trim().replace(/[ \t]*\n(?![ \t]*(?:[-*|#]|\d+\.) ?)[ \t]*/g, ' ');
}

function sectionsOf(body: string, title: string): Section[] {
  const [before = '', ...rest] = `\n${body}`.split(/\n##[ \t]+/);
  const opening = before.replace(/^\s*#[ \t].*$/m, '');
  const parts = [`${title}\n${opening}`, ...rest];
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const paragraphs = lines.join('\n').split(/\n\s*\n/);
    return {
      heading: heading.trim(),
      paragraphs: paragraphs.map(unwrapped).filter((text) => text !== ''),
    };
  });
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** Paragraphs in as few groups as hold at most `MAX_WORDS` each; a longer one stays whole. */
function grouped(paragraphs: readonly string[]): string[] {
  const groups: string[] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    const joined = last === undefined ? paragraph : `${last}\n\n${paragraph}`;
    if (last === undefined || wordCount(joined) > MAX_WORDS) groups.push(paragraph);
    else groups[groups.length - 1] = joined;
  }
  return groups;
}

/**
 * An article of the knowledge base (markdown with front matter: `title`, `topics` and optionally
 * `asked` and `confidence`) as chunks, one for each `##` section; long sections become several.
 * @throws MalformedArticle without front matter, title or any text
 */
export function chunksOfArticle(filename: string, markdown: string): ArticleChunk[] {
  const parts = FRONT_MATTER.exec(markdown.replaceAll('\r\n', '\n'))?.groups;
  if (!parts) throw new MalformedArticle(filename, 'has no front matter');
  const { head = '', body = '' } = parts;
  const title = unquoted(frontMatterOf(head, 'title'));
  if (title === '') throw new MalformedArticle(filename, 'has no title');
  const texts = sectionsOf(body, title).flatMap(({ heading, paragraphs }) =>
    grouped(paragraphs).map((text) => ({ heading, text })),
  );
  if (texts.length === 0) throw new MalformedArticle(filename, 'has no text');
  return texts.map(({ heading, text }, index) => ({
    articleId: filename.replace(/\.md$/, ''),
    filename,
    title,
    heading,
    topics: listOf(frontMatterOf(head, 'topics')),
    asked: listOf(frontMatterOf(head, 'asked')),
    confidence: unquoted(frontMatterOf(head, 'confidence')) || null,
    index,
    total: texts.length,
    text,
  }));
}

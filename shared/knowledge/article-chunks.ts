import { literalPattern } from '../domain/literal-pattern.ts';
import { linesOf } from '../domain/markdown.ts';
import { AUTHORITY_NAMES, type AuthorityName } from '../engine/authority.ts';
import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import { PROFILE_IDS, type ProfileId } from '../engine/profile.ts';

/** Whom a text is about; an empty list means everybody. */
export interface PeopleTags {
  readonly types: readonly TypeName[];
  readonly authorities: readonly AuthorityName[];
  readonly profiles: readonly ProfileId[];
}

/** One section of an article, or a part of a long one: the unit of search and citation. */
export interface ArticleChunk {
  /** The file name without ".md". */
  readonly articleId: string;
  readonly filename: string;
  /** The article's title, the same in all its chunks. */
  readonly title: string;
  /** The section's heading; the title for text before the first heading. */
  readonly heading: string;
  /** The article's topics from its front matter. */
  readonly topics: readonly string[];
  /** Questions that the article answers, in other words; searched, not shown. */
  readonly asked: readonly string[];
  /** The people it is about, when it isn't about everybody. */
  readonly about: PeopleTags;
  /** Confidence in its facts, if the front matter states one. */
  readonly confidence: string | null;
  /** Zero-based, in the order of the article. */
  readonly index: number;
  /** How many chunks the article has. */
  readonly total: number;
  /** Paragraphs separated by blank lines, without the heading. */
  readonly text: string;
}

/** An article without a required part. */
export class MalformedArticle extends Error {
  constructor(filename: string, problem: string) {
    super(`${filename}: ${problem}`);
    this.name = 'MalformedArticle';
  }
}

/** Sections are written to 180 words; much longer ones are split between paragraphs. */
const MAX_WORDS = 220;

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The value of a front matter key: on its line, or as a list on the lines below. */
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

/** The entries of a list, in one comma-separated line or on lines of their own. */
function listOf(value: string): string[] {
  return value
    .replace(/^\[([\s\S]*)\]$/, '$1')
    .split(/^- /.test(value) ? /\n/ : /,|\n/)
    .map((part) => unquoted(part.trim().replace(/^- /, '')))
    .filter((part) => part !== '');
}

/**
 * The values of a front matter key that has a closed list of them.
 * @throws MalformedArticle for any other value
 */
function tagsOf<Value extends string>(
  filename: string,
  head: string,
  key: string,
  known: readonly Value[],
): readonly Value[] {
  return listOf(frontMatterOf(head, key)).map((tag) => {
    const value = known.find((one) => one === tag);
    if (value === undefined) throw new MalformedArticle(filename, `has an unknown ${key}: ${tag}`);
    return value;
  });
}

/** A paragraph from its lines: wrapped lines are joined; lists, tables and headings keep theirs. */
function paragraphOf(lines: readonly string[]): string {
  return lines
    .reduce((text, line) => {
      const [{ kind } = { kind: 'blank' }] = linesOf(line);
      const isOwnLine = kind === 'item' || kind === 'heading' || line.trimStart().startsWith('|');
      return `${text}${isOwnLine ? '\n' : ' '}${isOwnLine ? line.trimEnd() : line.trim()}`;
    }, '')
    .trim();
}

/** The title's section, which may be empty, and one for each heading of the second level. */
function sectionsOf(body: string, title: string): Section[] {
  const sections: { heading: string; paragraphs: string[] }[] = [
    { heading: title, paragraphs: [] },
  ];
  let wrapped: string[] = [];
  const endParagraph = () => {
    if (wrapped.length > 0) sections.at(-1)?.paragraphs.push(paragraphOf(wrapped));
    wrapped = [];
  };
  for (const raw of body.split('\n')) {
    const [line] = linesOf(raw);
    const level = line?.kind === 'heading' ? line.level : 0;
    if (line?.kind === 'heading' && level <= 2) {
      endParagraph();
      // The first level repeats the title.
      if (level === 2) sections.push({ heading: line.text.trim(), paragraphs: [] });
    } else if (line?.kind === 'blank') endParagraph();
    else wrapped.push(raw);
  }
  endParagraph();
  return sections;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/**
 * Groups paragraphs into as few chunks of at most `MAX_WORDS` as possible; a longer one stays
 * whole.
 */
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
 * Splits an article of the knowledge base (markdown with front matter: `title`, `topics` and
 * optionally `asked`, `type`, `authority`, `profile` and `confidence`) into chunks: one for each `##` section, several for a long
 * one.
 * @throws MalformedArticle without front matter, title or text, or with an unknown tag
 */
export function chunksOfArticle(filename: string, markdown: string): ArticleChunk[] {
  const parts = FRONT_MATTER.exec(markdown.replaceAll('\r\n', '\n'))?.groups;
  if (!parts) throw new MalformedArticle(filename, 'has no front matter');
  const { head = '', body = '' } = parts;
  const title = unquoted(frontMatterOf(head, 'title'));
  if (title === '') throw new MalformedArticle(filename, 'has no title');
  const about = {
    types: tagsOf(filename, head, 'type', TYPE_NAMES),
    authorities: tagsOf(filename, head, 'authority', AUTHORITY_NAMES),
    profiles: tagsOf(filename, head, 'profile', PROFILE_IDS),
  };
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
    about,
    confidence: unquoted(frontMatterOf(head, 'confidence')) || null,
    index,
    total: texts.length,
    text,
  }));
}

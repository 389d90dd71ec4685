import * as z from 'zod/mini';
import { LIBRARY_KINDS } from './address.ts';

/** A link to another page of the library. */
export const LibraryLink = z.object({
  path: z.string(),
  /** "Gate 44, Alertness"; an article's title. */
  term: z.string(),
  /** What it means in a few words; empty for an article. */
  headline: z.string(),
});
export type LibraryLink = z.infer<typeof LibraryLink>;

/** A page as the overview lists it and the search field finds it. */
export const LibraryEntry = z.extend(LibraryLink, {
  kind: z.enum(LIBRARY_KINDS),
  /** The term itself: "26", "26-44", "solarPlexus", "Manifesting Generator", "6/2"; an article's slug. */
  id: z.string(),
});
export type LibraryEntry = z.infer<typeof LibraryEntry>;

export const LibraryPage = z.extend(LibraryEntry, {
  /** For the browser's tab and search engines, without the product's name. */
  documentTitle: z.string(),
  /** One or two sentences for search engines and link previews. */
  description: z.string(),
  /** The first sentence under the headline; empty for an article. */
  lead: z.string(),
  /** What the page shows on the graph; null where it isn't about a part of it. */
  figure: z.nullable(
    z.object({
      /** Gates to draw as active. */
      gates: z.array(z.number()),
      /** The id of the center that stands out; null where the gates do. */
      center: z.nullable(z.string()),
    }),
  ),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  sections: z.array(
    z.object({
      title: z.string(),
      /** Markdown: paragraphs, lists and emphasis. */
      body: z.string(),
    }),
  ),
  /** Of a gate: its six lines in order. */
  lines: z.array(
    z.object({
      path: z.string(),
      /** "Line 1, Investigator" */
      term: z.string(),
      text: z.string(),
    }),
  ),
  neighbors: z.array(z.object({ title: z.string(), links: z.array(LibraryLink) })),
  articles: z.array(LibraryLink),
  sources: z.array(z.string()),
});
export type LibraryPage = z.infer<typeof LibraryPage>;

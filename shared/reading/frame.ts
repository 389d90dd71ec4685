import type { ReadingChart } from './chart.ts';
import {
  authorityEvidence,
  type Evidence,
  type Evidenced,
  profileEvidence,
  typeEvidence,
} from './evidence.ts';
import type { ReadingParagraph } from './paragraph.ts';
import type { ChapterId } from './schema.ts';
import type { ReadingTexts } from './texts.ts';

/** The three facts that every chapter is built on. */
type Speaker = 'type' | 'authority' | 'profile';
const SPEAKERS: readonly Speaker[] = ['type', 'authority', 'profile'];

interface Spoken {
  readonly speaker: Speaker;
  readonly text: string;
}

function headlineOf(chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts): Spoken {
  switch (chapter) {
    case 'energy':
    case 'communicate':
    case 'manager':
      return { speaker: 'type', text: texts.types[chart.type].headlines[chapter] };
    case 'decide':
    case 'pressure':
    case 'money':
      return { speaker: 'authority', text: texts.authorities[chart.authority].headlines[chapter] };
    case 'lead':
    case 'grow':
      return { speaker: 'profile', text: texts.profiles[chart.profile.id].headlines[chapter] };
  }
}

function trialOf(chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts): Spoken {
  switch (chapter) {
    case 'energy':
    case 'lead':
    case 'money':
      return { speaker: 'type', text: texts.types[chart.type].trials[chapter] };
    case 'decide':
    case 'pressure':
    case 'grow':
      return { speaker: 'authority', text: texts.authorities[chart.authority].trials[chapter] };
    case 'communicate':
    case 'manager':
      return { speaker: 'profile', text: texts.profiles[chart.profile.id].trials[chapter] };
  }
}

function profileText(chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts): string | null {
  const { paragraphs } = texts.profiles[chart.profile.id];
  switch (chapter) {
    case 'communicate':
    case 'lead':
    case 'money':
    case 'manager':
    case 'grow':
      return paragraphs[chapter];
    default:
      return null;
  }
}

const EVIDENCE: Readonly<Record<Speaker, (chart: ReadingChart) => readonly Evidence[]>> = {
  type: typeEvidence,
  authority: authorityEvidence,
  profile: profileEvidence,
};

function textOf(speaker: Speaker, chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts) {
  if (speaker === 'type') return texts.types[chart.type].paragraphs[chapter];
  if (speaker === 'authority') return texts.authorities[chart.authority].paragraphs[chapter];
  return profileText(chapter, chart, texts);
}

function headOf(
  speaker: Speaker,
  chapter: ChapterId,
  { type, authority, profile }: ReadingChart,
  texts: ReadingTexts,
): string | undefined {
  const heads: Readonly<Record<Speaker, Readonly<Partial<Record<ChapterId, string>>>>> = {
    type: texts.types[type].heads,
    authority: texts.authorities[authority].heads,
    profile: texts.profiles[profile.id].heads,
  };
  return heads[speaker][chapter];
}

function factOf(speaker: Speaker, { type, authority, profile }: ReadingChart): string {
  return { type, authority, profile: profile.id }[speaker];
}

/** What a chapter has in every chart. */
export interface Frame {
  readonly headline: Evidenced;
  /** The one that the headline speaks for first. */
  readonly paragraphs: readonly ReadingParagraph[];
  readonly trial: Evidenced;
}

/** Headline, the paragraphs on type, authority and profile, and the experiment of a chapter. */
export function frameOf(chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts): Frame {
  const evidenced = ({ speaker, text }: Spoken) => ({ text, evidence: EVIDENCE[speaker](chart) });
  const headline = headlineOf(chapter, chart, texts);
  const order = [headline.speaker, ...SPEAKERS.filter((other) => other !== headline.speaker)];
  const paragraphs = order.flatMap((speaker) => {
    const text = textOf(speaker, chapter, chart, texts);
    if (text === null) return [];
    const head = headOf(speaker, chapter, chart, texts);
    return {
      id: `${chapter}:${speaker}:${factOf(speaker, chart)}`,
      ...(head !== undefined && { head }),
      ...evidenced({ speaker, text }),
    };
  });
  return {
    headline: evidenced(headline),
    paragraphs,
    trial: evidenced(trialOf(chapter, chart, texts)),
  };
}

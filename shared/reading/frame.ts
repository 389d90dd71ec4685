import type { ReadingChart } from './chart.ts';
import { decideSection, decideTrialOf, startSection } from './decide-chapter.ts';
import {
  authorityEvidence,
  type Evidence,
  type Evidenced,
  profileEvidence,
  typeEvidence,
} from './evidence.ts';
import type { Section } from './paragraph.ts';
import type { ChapterId } from './schema.ts';
import type { ReadingTexts } from './texts.ts';

/** The three facts that every chapter is built on. */
type Speaker = 'type' | 'authority' | 'profile';
const SPEAKERS: readonly Speaker[] = ['type', 'authority', 'profile'];

function trialOf(chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts): Evidenced {
  switch (chapter) {
    case 'energy':
    case 'lead':
    case 'money':
      return { text: texts.types[chart.type].trials[chapter], evidence: typeEvidence(chart) };
    case 'decide':
      return decideTrialOf(chart, texts);
    case 'pressure':
    case 'grow': {
      const { trials } = texts.authorities[chart.authority];
      return { text: trials[chapter], evidence: authorityEvidence(chart) };
    }
    case 'communicate':
    case 'manager': {
      const { trials } = texts.profiles[chart.profile.id];
      return { text: trials[chapter], evidence: profileEvidence(chart) };
    }
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

function textOf(
  speaker: Speaker,
  chapter: Exclude<ChapterId, 'decide'>,
  chart: ReadingChart,
  texts: ReadingTexts,
): string | null {
  if (speaker === 'profile') return profileText(chapter, chart, texts);
  const { paragraphs } =
    speaker === 'type' ? texts.types[chart.type] : texts.authorities[chart.authority];
  return paragraphs[chapter];
}

/** What a speaker's paragraph is headed by, which becomes the chapter's title where it opens it. */
function headOf(
  speaker: Speaker,
  chapter: ChapterId,
  { type, authority, profile }: ReadingChart,
  texts: ReadingTexts,
): string {
  const { heads, headlines } = {
    type: texts.types[type],
    authority: texts.authorities[authority],
    profile: texts.profiles[profile.id],
  }[speaker];
  const all: Readonly<Partial<Record<ChapterId, string>>> = { ...heads, ...headlines };
  return all[chapter] ?? '';
}

function factOf(speaker: Speaker, { type, authority, profile }: ReadingChart): string {
  return { type, authority, profile: profile.id }[speaker];
}

/** What a chapter has in every chart. */
export interface Frame {
  readonly sections: readonly Section[];
  readonly trial: Evidenced;
}

/** The sections on type, authority and profile, and the experiment of a chapter. */
export function frameOf(chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts): Frame {
  const trial = trialOf(chapter, chart, texts);
  if (chapter === 'decide') {
    return { sections: [startSection(chart, texts), decideSection(chart, texts)], trial };
  }
  const sections = SPEAKERS.flatMap((speaker) => {
    const text = textOf(speaker, chapter, chart, texts);
    if (text === null) return [];
    return {
      id: `${chapter}:${speaker}:${factOf(speaker, chart)}`,
      head: headOf(speaker, chapter, chart, texts),
      text,
      evidence: EVIDENCE[speaker](chart),
    };
  });
  return { sections, trial };
}

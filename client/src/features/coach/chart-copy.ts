import type { ChartRecord } from '#shared/contract/charts.ts';
import { centersNamed } from '#shared/domain/chart-text.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

const UNSURE = 'What is certain in my chart without an exact birth time?';

/** What people of a type ask most, in their own words. */
const OF_TYPE: Readonly<Record<TypeName, string>> = {
  Generator: 'How do I say no to a project I agreed to?',
  'Manifesting Generator': 'How do I say no to a project I agreed to?',
  Manifestor: 'How do I get people to listen to me?',
  Projector: 'How do I get people to ask for my advice?',
  Reflector: 'How do I get through the week without burning out?',
};

/** Suggested questions about this chart, as they are sent: as somebody asks who knows no terms. */
export function chartQuestionsOf({ chartData, uncertaintyLevel }: ChartRecord): string[] {
  const isUnsure = uncertaintyLevel === 'high';
  return [
    ...(isUnsure ? [UNSURE] : []),
    'How should I answer an offer on the spot?',
    OF_TYPE[chartData.type],
    'How do I tell my manager I’m stuck?',
    // Answered from the profile, which is uncertain without an exact time.
    ...(isUnsure ? [] : ['How do I come across to other people?']),
    othersQuestion(centersNamed(chartData.definedCenters)),
  ];
}

/** About what an open center picks up from other people. */
function othersQuestion(defined: ReturnType<typeof centersNamed>): string {
  if (!defined.includes('solarPlexus')) return 'How do I stay calm when a colleague is upset?';
  if (!defined.includes('root')) return 'How do I handle a rushed deadline?';
  return 'What are my strengths at work?';
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}

/** The coach's welcome for a chart: to its owner, or about somebody else. */
export function welcomeOf({ name, uncertaintyLevel }: ChartRecord, isOwn = false): string {
  return [
    isOwn
      ? `Welcome, ${firstNameOf(name)}. I know your chart.`
      : `Welcome. I know ${name}’s chart, and answer as if ${firstNameOf(name)} were asking.`,
    'Bring me a decision, a colleague or a hard day at work, or ask about any part of the chart.',
    uncertaintyLevel === 'high'
      ? 'The birth time is approximate, so I’ll say what’s certain anyway.'
      : 'A number in an answer leads to its source; the rest is advice.',
  ].join(' ');
}

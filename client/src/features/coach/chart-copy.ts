import type { ChartRecord } from '#shared/contract/charts.ts';
import { centersNamed } from '#shared/domain/chart-text.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';

const UNSURE = 'What is certain in my chart without an exact birth time?';

/** Suggested questions about this chart, as they are sent. */
export function quickInsightsOf({ chartData, uncertaintyLevel }: ChartRecord): string[] {
  const { type, authority, profile, channels, definedCenters } = chartData;
  const defined = centersNamed(definedCenters);
  const open = CENTER_IDS.find((id) => !defined.includes(id));
  const [channel] = channels;
  return [
    ...(uncertaintyLevel === 'high' ? [UNSURE] : []),
    `How do I decide well with ${authority.toLowerCase()} authority?`,
    `How do I pace my energy as a ${type}?`,
    ...(channel ? [`What does channel ${channel} bring to my work?`] : []),
    // Without an exact time the profile is uncertain.
    ...(uncertaintyLevel === 'high' ? [] : [`How do others see my ${profile} profile?`]),
    ...(open ? [`How do I handle my open ${centerWords(CENTERS[open].name)}?`] : []),
  ].slice(0, 5);
}

function centerWords(name: string): string {
  return / center$/i.test(name) ? name : `${name} center`;
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}

/** The coach's welcome for a chart: to its owner, or about somebody else. */
export function welcomeOf(
  { name, chartData, uncertaintyLevel }: ChartRecord,
  isOwn = false,
): string {
  const { type, authority, profile } = chartData;
  const isUnsure = uncertaintyLevel === 'high';
  const read = `${type}, ${authority.toLowerCase()} authority${isUnsure ? '' : `, profile ${profile}`}`;
  return [
    isOwn
      ? `Welcome, ${firstNameOf(name)}. I have your chart in front of me: ${read}.`
      : `Welcome. I have ${name}'s chart in front of me: ${read}.`,
    'Ask me about decisions, working with others, or any gate, channel or center in it.',
    isUnsure
      ? "The birth time is approximate, so I'll say what's certain anyway."
      : 'Numbered statements link to their source in the chart or our knowledge base; the rest is advice.',
  ].join(' ');
}

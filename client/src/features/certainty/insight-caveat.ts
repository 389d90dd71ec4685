import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS } from '#shared/engine/centers.ts';

/** What every insight is based on, mentioned or not. */
const SPOKEN_OF = ['type', 'strategy', 'authority', 'definition', 'profile'] as const;

function openCenters({ centers }: ChartCertainty, text: string): string[] {
  return centers
    .filter(({ state }) => state.kind === 'varying')
    .map(({ center }) => CENTERS[center].name)
    .filter((name) => text.includes(`(${name}, `))
    .map((name) => (name.endsWith('Center') ? `the ${name}` : `the ${name} center`));
}

function openChannels({ channels }: ChartCertainty, text: string): string[] {
  return channels
    .filter(
      ({ channel, state }) => state.kind === 'varying' && text.includes(`channel ${channel},`),
    )
    .map(({ channel }) => `channel ${channel}`);
}

function openGates({ gates }: ChartCertainty, text: string): string[] {
  return gates
    .filter(({ gate, presence }) => presence === 'possible' && text.includes(`gate ${gate},`))
    .map(({ gate }) => `gate ${gate}`);
}

/**
 * The statements of an insight that depend on the birth time: "Written for 12:00 PM: what it says
 * of your profile and channel 12-22 depends on the hour of birth." Null where none does.
 */
export function insightCaveat(
  certainty: ChartCertainty,
  text: string,
  dates: DateWords,
): string | null {
  const parts = [
    ...SPOKEN_OF.filter((id) => certainty[id].kind === 'varying'),
    ...openCenters(certainty, text),
    ...openChannels(certainty, text),
    ...openGates(certainty, text),
  ];
  if (parts.length === 0) return null;
  const written = `Written for ${dates.time(certainty.drawnFor.localTime.slice(0, 5))}`;
  const time = certainty.basis === 'unknown' ? 'birth time' : 'exact birth time';
  return `${written}. What it says about ${SPOKEN_OF.some((id) => id === parts[0]) ? 'your ' : ''}${andList(parts)} depends on your ${time}.`;
}

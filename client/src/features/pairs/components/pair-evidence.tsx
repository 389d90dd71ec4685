import type { PairCard, PairEvidence } from '#shared/contract/pairs.ts';
import type { WorkingDynamic } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { PAIR_MODES } from '#shared/engine/pair/modes.ts';
import { MODE_LABELS } from '#shared/knowledge/pair-labels.ts';

const MODE_WORDS = {
  Electromagnetic: 'each brings one half',
  Companionship: 'both have it whole',
  Compromise: 'one has the whole channel, the other has half',
  Dominance: 'one has the whole channel, the other neither half',
} as const satisfies Record<(typeof PAIR_MODES)[number], string>;

/** How many channels the two share in some way. */
export function channelCount({ channels }: WorkingDynamic): number {
  return PAIR_MODES.reduce((sum, mode) => sum + channels[mode].length, 0);
}

const PART_TITLES = {
  headline: 'Headline',
  strength: 'Strength',
  watchout: 'Watch Out',
  talk: 'How to talk to each other',
  trial: 'Try this',
} as const satisfies Record<PairEvidence['part'], string>;

interface NamedPair {
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** "channel 5-15 (Spark)", "types: Generator and Projector" */
function groundInWords(evidence: PairEvidence, { people }: NamedPair): string {
  switch (evidence.kind) {
    case 'channel':
      return `channel ${evidence.channel} (${MODE_LABELS[evidence.mode]})`;
    case 'center': {
      const holder = people.find(({ id }) => id === evidence.memberId);
      const who = holder ? `in ${holder.name} only` : 'by the two together';
      return `${CENTERS[evidence.center].name} center, defined ${who}`;
    }
    default:
      return `${evidence.kind}: ${andList(evidence.values)}`;
  }
}

/** Which sentence rests on what, in one line for each ground. */
export function GroundsList({ pair, card }: { pair: NamedPair; card: PairCard }) {
  const grounds = card.evidence.map((evidence) => groundInWords(evidence, pair));
  return (
    <ul className="figures text-sm">
      {[...new Set(grounds)].map((ground) => (
        <li key={ground}>
          {andList(
            card.evidence.flatMap(({ part }, index) =>
              grounds[index] === ground ? [PART_TITLES[part]] : [],
            ),
          )}
          <span className="text-muted">{`: ${ground}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** All channels between two people, by mode, and which of them depend on a birth time. */
export function ChannelList({ facts }: { facts: WorkingDynamic }) {
  const { channels, member1, member2, notes } = facts;
  const modes = PAIR_MODES.filter((mode) => channels[mode].length > 0);
  const nameOf = (id: string | null) => (id === member1.id ? member1.name : member2.name);
  return (
    <div className="mt-4 grid gap-3 text-sm">
      {modes.length === 0 && <p className="text-muted">They don’t share any channels.</p>}
      <dl className="grid gap-3">
        {modes.map((mode) => (
          <div key={mode}>
            <dt className="font-medium">
              {`${MODE_LABELS[mode]} (${mode})`}
              <span className="font-normal text-muted">{`: ${MODE_WORDS[mode]}`}</span>
            </dt>
            <dd>
              <ul>
                {channels[mode].map(({ channel, name, fromId, isSure }) => (
                  <li key={channel} className="figures">
                    {`${channel} ${name}`}
                    {fromId !== null && `, whole with ${nameOf(fromId)}`}
                    {!isSure && ' (depends on a birth time)'}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}

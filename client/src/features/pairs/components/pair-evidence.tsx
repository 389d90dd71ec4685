import type { WorkingDynamic } from '#shared/contract/penta.ts';
import { PAIR_MODES } from '#shared/engine/pair/modes.ts';
import { MODE_LABELS } from '#shared/knowledge/pair-labels.ts';

const MODE_WORDS = {
  Electromagnetic: 'each brings one half',
  Companionship: 'both have it whole',
  Compromise: 'one has the whole channel, the other has half',
  Dominance: 'one has the whole channel, the other has none of it',
} as const satisfies Record<(typeof PAIR_MODES)[number], string>;

/** How many channels the two share in some way. */
export function channelCount({ channels }: WorkingDynamic): number {
  return PAIR_MODES.reduce((sum, mode) => sum + channels[mode].length, 0);
}

/** All channels between two people, by mode, and what of them depends on a birth time. */
export function PairEvidenceList({ facts }: { facts: WorkingDynamic }) {
  const { channels, member1, member2, notes } = facts;
  const modes = PAIR_MODES.filter((mode) => channels[mode].length > 0);
  const nameOf = (id: string | null) => (id === member1.id ? member1.name : member2.name);
  return (
    <div className="grid gap-3 text-sm">
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
      <p className="text-muted">
        The channels come straight from the two charts; the types and sentences are our
        interpretation. There’s no score.
      </p>
    </div>
  );
}

import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import type { WorkingDynamic } from '#shared/contract/penta.ts';
import { PAIR_MODES } from '#shared/engine/pair/modes.ts';

/** The working dynamics of every pair. */
export function WorkingDynamics({ dynamics }: { dynamics: readonly WorkingDynamic[] }) {
  return (
    <section aria-labelledby="dynamics-title" className="grid gap-5 print:block">
      <div className="print:break-inside-avoid print:break-after-avoid">
        <h2
          id="dynamics-title"
          className="font-display text-2xl font-semibold print:break-after-avoid print:text-xl"
        >
          Working Dynamics
        </h2>
        <p className="mt-1 max-w-prose text-muted print:mb-2 print:break-after-avoid">
          The channels come straight from the two charts; the types and sentences are our
          interpretation. There’s no score.
        </p>
      </div>
      <ul className="grid items-start gap-4 lg:grid-cols-2 print:block">
        {dynamics.map((dynamic) => (
          <TeamDynamicCard key={`${dynamic.member1.id} ${dynamic.member2.id}`} dynamic={dynamic} />
        ))}
      </ul>
    </section>
  );
}

function TeamDynamicCard({ dynamic }: { dynamic: WorkingDynamic }) {
  const { member1, member2, dynamicType, strength, notes } = dynamic;
  const { watchout, trial } = withTrialApart(dynamic.watchout);
  return (
    <Card as="li" className="grid gap-4 print:mb-3 print:block print:break-inside-avoid print:p-3">
      <div className="grid justify-items-start gap-1.5">
        <h3 className="font-display text-lg font-semibold wrap-anywhere print:break-after-avoid">
          {`${member1.name} and ${member2.name}`}
        </h3>
        <Badge>{dynamicType}</Badge>
      </div>
      <dl className="grid gap-3 print:block print:text-sm">
        <div>
          <dt className="text-sm font-medium text-ok print:break-after-avoid">Strength</dt>
          <Sentences text={strength} />
        </div>
        <div>
          <dt className="text-sm font-medium text-warn print:break-after-avoid">Watch Out</dt>
          <Sentences text={watchout} />
        </div>
        {trial && (
          <div>
            <dt className="text-sm font-medium text-accent">Try this</dt>
            <dd>{trial}</dd>
          </div>
        )}
      </dl>
      {notes.length > 0 && (
        <ul className="grid gap-1 text-sm text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <AskAbout
        context={{ kind: 'pair', value: `${member1.name} and ${member2.name}` }}
        words={`${member1.name} and ${member2.name}`}
        label="Ask about this pair"
        className="justify-self-start"
      />
      <Disclosure summary="What this is based on" className="print:hidden">
        <ChannelsBetween dynamic={dynamic} />
      </Disclosure>
    </Card>
  );
}

function Sentences({ text }: { text: string }) {
  return text.split('\n').map((sentence) => (
    <dd
      key={sentence}
      className="mt-1.5 first-of-type:mt-0.5 print:inline print:after:content-['_']"
    >
      {sentence}
    </dd>
  ));
}

const TRIAL = 'Try this: ';

/** The last sentence of a caution is something to try, and is shown separately. */
function withTrialApart(text: string): { watchout: string; trial: string | null } {
  const at = text.lastIndexOf(TRIAL);
  if (at < 0) return { watchout: text, trial: null };
  const trial = text.slice(at + TRIAL.length);
  return {
    watchout: text.slice(0, at).trimEnd(),
    trial: `${trial.charAt(0).toUpperCase()}${trial.slice(1)}`,
  };
}

const MODE_WORDS = {
  Electromagnetic: 'each brings one half',
  Companionship: 'both have it whole',
  Compromise: 'one has the whole channel, the other has half',
  Dominance: 'one has the whole channel, the other has none of it',
} as const satisfies Record<(typeof PAIR_MODES)[number], string>;

function ChannelsBetween({ dynamic }: { dynamic: WorkingDynamic }) {
  const { channels, member1, member2 } = dynamic;
  const modes = PAIR_MODES.filter((mode) => channels[mode].length > 0);
  const nameOf = (id: string | null) => (id === member1.id ? member1.name : member2.name);
  if (modes.length === 0)
    return <p className="text-sm text-muted">They don’t share any channels.</p>;
  return (
    <dl className="grid gap-3 text-sm">
      {modes.map((mode) => (
        <div key={mode}>
          <dt className="font-medium">
            {mode}
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
  );
}

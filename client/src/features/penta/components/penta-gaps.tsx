import { AskAbout } from '#client/components/ui/ask-about.tsx';
import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';
import { GapRing } from './member-disc.tsx';

export interface PentaGapsProps {
  penta: PentaData;
  nameOf: (memberId: string) => string;
}

/** The missing functions, and their effect. */
export function PentaGaps({ penta, nameOf }: PentaGapsProps) {
  const gaps = penta.gates.filter(({ state }) => state === 'gap');
  return (
    <section
      aria-labelledby="penta-gaps"
      className="grid gap-4 print:break-inside-avoid print:gap-2"
    >
      <h2 id="penta-gaps" className="font-display text-2xl font-semibold print:text-xl">
        Missing BG5 Functions (Team)
      </h2>
      {gaps.length === 0 ? (
        <p>None. All twelve functions are covered.</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2 print:gap-y-1">
          {gaps.map((gap) => {
            const held = penta.gaps.find(({ gate }) => gate === gap.gate)?.channelState === 'half';
            const partner = penta.gates.find(({ gate }) => gate === gap.partner);
            const perhaps = gap.possibleHolders.map(({ memberId }) => nameOf(memberId));
            return (
              <li key={gap.gate} className="flex items-start gap-3">
                <GapRing className="mt-0.5" />
                <p className="min-w-0">
                  <span className="font-medium">{gap.label}</span>{' '}
                  <span className="figures text-muted">{gap.gate}</span>
                  <span className="block text-sm text-muted">
                    {`${gap.task} `}
                    {held && partner
                      ? `Its partner, ${partner.label} (${partner.gate}), is there.`
                      : 'Its partner is missing too.'}
                    {perhaps.length > 0 && ` Perhaps ${andList(perhaps)}: the birth time decides.`}
                  </span>
                  <AskAbout
                    context={{ kind: 'function', value: `${gap.gate}` }}
                    words={`${gap.label} (${gap.gate})`}
                    label="Ask"
                  />
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

import { Approximate } from '#client/components/ui/approximate.tsx';
import { PlanetGlyph } from '#client/features/bodygraph/planet-glyph.tsx';
import { BODY_IDS, BODY_NAMES } from '#shared/engine/bodies.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { SkyActivations } from '#shared/engine/transits/sky.ts';
import type { UncertainGates } from '#shared/engine/transits/sure-additions.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';

interface SkyPositionsProps {
  activations: SkyActivations;
  /** Without a chart there is no column for it. */
  natal: UncertainGates | null;
}

const CELL = 'py-2.5 pr-4 text-left font-normal';

/** The 13 positions of the moment, by gate and line. */
export function SkyPositions({ activations, natal }: SkyPositionsProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Positions of the planets by gate and line</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          <th scope="col" className={CELL}>
            Planet
          </th>
          <th scope="col" className={CELL}>
            Gate
          </th>
          {natal && (
            <th scope="col" className={CELL}>
              In the chart
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {BODY_IDS.map((body) => {
          const { gate, line } = activations[body];
          return (
            <tr key={body} className="border-b border-line align-top">
              <th scope="row" className={CELL}>
                <span className="flex items-center gap-2">
                  <PlanetGlyph body={body} className="size-5" />
                  {BODY_NAMES[body]}
                </span>
              </th>
              <td className={CELL}>
                <span className="figures font-semibold">
                  {gate}.{line}
                </span>{' '}
                <span className="text-muted max-sm:block">{GATES[gate].name}</span>
              </td>
              {natal && (
                <td className={CELL}>
                  <InChart gate={gate} natal={natal} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function InChart({ gate, natal }: { gate: GateNumber; natal: UncertainGates }) {
  if (natal.possibleGates.includes(gate)) return <Approximate when="depends on the birth time" />;
  return natal.activeGates.includes(gate) ? 'Yes' : '–';
}

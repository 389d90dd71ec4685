import type { ReactNode } from 'react';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import type { BodygraphModel } from '#shared/bodygraph/model.ts';
import { andList, orList } from '#shared/domain/english.ts';
import { BODY_IDS, BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, partnerGate } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { centerName, channelTitle, gateName, summarySentence } from './labels.ts';

/** The whole picture as text and one table, from the same model. */
export function TextEquivalent({ model, name }: { model: BodygraphModel; name: string }) {
  const { definedCenters, openCenters, definedChannels, hangingGates } = model.graph;
  return (
    <Disclosure summary="Read as text">
      <div className="space-y-4">
        <p>{summarySentence(model, name)}</p>
        <dl className="space-y-3">
          <Fact term="Defined centers">{centerList(definedCenters)}</Fact>
          <Fact term="Open centers">{centerList(openCenters)}</Fact>
          <Fact term="Filled channels">
            <Lines lines={definedChannels.map(channelTitle)} />
          </Fact>
          <Fact term="Hanging gates">
            <Lines
              note="Active, but none of their channels is filled:"
              lines={hangingGates.map(hangingText)}
            />
          </Fact>
        </dl>
        <ValueTable model={model} />
      </div>
    </Disclosure>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

function centerList(centers: readonly CenterId[]): string {
  return centers.length > 0 ? andList(centers.map((id) => CENTERS[id].name)) : 'None';
}

function Lines({ note, lines }: { note?: string; lines: readonly string[] }) {
  if (lines.length === 0) return 'None';
  return (
    <>
      {note && <p>{note}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** "Gate 61 Mystery, Head center: needs gate 24 for 24-61 Awareness". */
function hangingText(gate: GateNumber): string {
  const { center, channels } = GATES[gate];
  const needs = channels.map(
    (id) => `gate ${partnerGate(CHANNEL_BY_ID[id], gate)} for ${channelTitle(id)}`,
  );
  return `Gate ${gate} ${gateName(gate)}, ${centerName(center)}: needs ${orList(needs)}`;
}

function ValueTable({ model: { activations } }: { model: BodygraphModel }) {
  return (
    <table className="w-full max-w-md border-collapse text-left">
      <caption className="sr-only">Gate and line of each planet</caption>
      <thead>
        <tr>
          {['Planet', 'Design', 'Personality'].map((heading) => (
            <th key={heading} scope="col" className="py-1.5 pr-4 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {BODY_IDS.map((body) => (
          <tr key={body} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 font-normal text-muted">
              {BODY_NAMES[body]}
            </th>
            <td className="py-1.5 pr-4">{activations.design[body]}</td>
            <td className="py-1.5">{activations.personality[body]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

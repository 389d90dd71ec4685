import { Tabs } from '#client/components/ui/tabs.tsx';
import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';

const NAMES_SHOWN = 10;

type Section = PentaData['bg5Data']['sections'][number];

/** The active gates with their functions and contributors, at work and at home. */
export function GateBreakdown({ penta }: { penta: PentaData | null }) {
  const active = penta?.bg5Data.sections.filter(({ isActive }) => isActive) ?? [];
  const shown = penta?.gates.filter(({ isActive }) => isActive) ?? [];
  const teamWords = shown.filter(({ confidence }) => confidence !== null).map(({ label }) => label);
  const familyWords = shown
    .filter(({ familyConfidence }) => familyConfidence !== null)
    .map(({ familyLabel }) => familyLabel);
  return (
    <section aria-label="BG5 Penta Gate Breakdown" className="print:break-inside-avoid">
      {penta === null || active.length === 0 ? (
        <p className="text-muted">BG5 analysis data not available</p>
      ) : (
        <Tabs
          label="Context of the functions"
          items={[
            {
              id: 'team',
              label: 'Team Context',
              content: (
                <Gates
                  sections={active}
                  labelOf={({ teamLabel }) => teamLabel}
                  note={ownWording(teamWords)}
                />
              ),
            },
            {
              id: 'family',
              label: 'Family Context',
              content: (
                <Gates
                  sections={active}
                  labelOf={({ familyLabel }) => familyLabel}
                  note={ownWording(familyWords)}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

/** "Accounting and Oversight are the product’s own wording, not official terms." */
function ownWording(labels: readonly string[]): string | null {
  if (labels.length === 0) return null;
  const verb = labels.length === 1 ? 'is' : 'are';
  return `${andList(labels)} ${verb} the product’s own wording, not official terms.`;
}

interface GatesProps {
  sections: readonly Section[];
  labelOf: (section: Section) => string;
  note: string | null;
}

function Gates({ sections, labelOf, note }: GatesProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {sections.map((section) => (
          <li key={section.gate} className="border-b border-line py-3 print:py-1">
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-medium">
                {labelOf(section)}{' '}
                <span className="figures font-normal text-muted">Gate {section.gate}</span>
              </span>
              <span className="figures shrink-0 text-sm text-muted">
                {countWords(section.contributors.length)}
              </span>
            </p>
            <p className="text-sm text-muted wrap-anywhere">{shownNames(section.contributors)}</p>
          </li>
        ))}
      </ul>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 contributor' : `${count} contributors`;
}

function shownNames(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

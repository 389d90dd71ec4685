import type { ReactNode } from 'react';
import { Notice } from '#client/components/ui/notice.tsx';
import { andList } from '#shared/domain/english.ts';
import type { Cause } from '#shared/engine/doctor/cause.ts';
import type { Diagnosis, Finding } from '#shared/engine/doctor/diagnose.ts';
import type { GivenValue } from '#shared/engine/doctor/given-value.ts';
import { causeCheck, causePhrase, findingSentence, type OurBirth } from '../cause-messages.ts';
import { conflictText, positionName, valueText } from '../value-messages.ts';

/** Further causes with the same chart that are worth a line. */
const OTHER_CAUSES_MAX = 3;

interface DiagnosisViewProps {
  diagnosis: Diagnosis;
  /** How many values were searched with. */
  given: number;
  our: OurBirth;
  /** Both charts, given the other one. */
  charts: (chart: Finding['chart']) => ReactNode;
}

/** The answer, or why there is none and what would help. */
export function DiagnosisView({ diagnosis, given, our, charts }: DiagnosisViewProps) {
  switch (diagnosis.kind) {
    case 'found':
      return (
        <Found finding={diagnosis.finding} given={given} our={our}>
          {charts(diagnosis.finding.chart)}
        </Found>
      );
    case 'open':
      return <Open {...diagnosis} our={our} />;
    case 'same':
      return <Same misfits={diagnosis.misfits} given={given} />;
    case 'conflict':
      return (
        <Notice tone="warn" title="Two values for the same thing">
          <p>Keep the right one of each, then search again.</p>
          <ul className="mt-2 list-disc pl-5">
            {diagnosis.conflicts.map(({ first, second }) => (
              <li key={conflictText(first, second)}>{conflictText(first, second)}</li>
            ))}
          </ul>
        </Notice>
      );
    case 'too_few':
      return (
        <Notice tone="warn" title="We need a little more">
          Enter at least {diagnosis.missing} more {diagnosis.missing === 1 ? 'value' : 'values'}.
          The Moon and the fast planets tell the most.
        </Notice>
      );
    case 'unknown':
      return (
        <Notice title="We can’t tell">
          No difference we know of leads to these values. Check that the other chart has the same
          person, birth date, and place, and that the columns aren’t mixed up.
        </Notice>
      );
  }
}

interface FoundProps {
  finding: Finding;
  given: number;
  our: OurBirth;
  children: ReactNode;
}

function Found({ finding, given, our, children }: FoundProps) {
  const [first, ...others] = finding.causes;
  return (
    <>
      <p className="font-display text-chapter font-[480]">{findingSentence(finding, our)}</p>
      {first && <p className="max-w-reading text-lg">{causeCheck(first, our)}</p>}
      <p className="max-w-reading text-muted">
        {fitText(finding, given)}
        {finding.isChartOpen &&
          ' Several charts of this kind fit what you entered; below is the likeliest.'}
      </p>
      {others.length > 0 && <Others causes={others} our={our} />}
      {children}
    </>
  );
}

function fitText({ misfits }: Finding, given: number): string {
  const [slip] = misfits;
  if (!slip) return `All ${given} values you entered fit.`;
  return `${given - misfits.length} of the ${given} values you entered fit. Check ${valueText(slip)} for a typo.`;
}

function Others({ causes, our }: { causes: readonly Cause[]; our: OurBirth }) {
  return (
    <div className="max-w-reading">
      <p>These would give exactly the same chart. Maybe the other site…</p>
      <ul className="mt-1 list-disc pl-5">
        {causes.slice(0, OTHER_CAUSES_MAX).map((cause) => (
          <li key={cause.kind}>{causePhrase(cause, our)}</li>
        ))}
      </ul>
    </div>
  );
}

type OpenProps = Extract<Diagnosis, { kind: 'open' }> & { our: OurBirth };

function Open({ causes, ask, our }: OpenProps) {
  return (
    <Notice title="We can’t tell yet">
      <p>More than one explanation fits. Maybe the other site…</p>
      <ul className="my-2 list-disc pl-5">
        {causes.map((cause) => (
          <li key={cause.kind}>{causePhrase(cause, our)}</li>
        ))}
      </ul>
      {ask.length > 0 && (
        <p>
          Add its {andList(ask.map(positionName))}, and search again. That would tell them apart.
        </p>
      )}
    </Notice>
  );
}

function Same({ misfits, given }: { misfits: readonly GivenValue[]; given: number }) {
  const [slip] = misfits;
  return (
    <Notice tone="ok" title="No difference here">
      {slip ? (
        <>
          All but one of these values are in your chart. {valueText(slip)} isn’t; check it for a
          typo.
        </>
      ) : (
        <>
          {given === 1 ? 'This value is' : `All ${given} values are`} in your chart too. Enter the
          ones that differ.
        </>
      )}
    </Notice>
  );
}

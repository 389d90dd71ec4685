import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import {
  DEBRIEF_NOTE_MAX,
  type DebriefStep,
  type TeamDebrief,
  type TeamPlan,
} from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { type DebriefChanges, useChangeDebrief } from '../api.ts';
import { STEPS } from '../debrief-steps.ts';
import { useStepClock } from '../use-step-clock.ts';
import { DebriefStepContent } from './debrief-step-content.tsx';
import { StepNotes } from './step-notes.tsx';

interface DebriefSessionProps {
  team: TeamRecord;
  plan: TeamPlan;
  debrief: TeamDebrief;
  /** Below the map of the team's functions. */
  mapNote: ReactNode;
  onFinished: () => void;
}

/** A running debrief: one step at a time, on a screen that everybody sees. */
export function DebriefSession({ team, plan, debrief, mapNote, onFinished }: DebriefSessionProps) {
  const [step, setStep] = useState(debrief.step);
  // What was typed here is newer than what was read.
  const [notes, setNotes] = useState(debrief.notes);
  const [failed, setFailed] = useState<DebriefChanges | null>(null);
  const { mutateAsync } = useChangeDebrief(team.id, debrief);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = STEPS.findIndex(({ id }) => id === step);
  const { title, lead, minutes } = STEPS[at] ?? { title: '', lead: '', minutes: 0 };

  async function save(changes: DebriefChanges): Promise<boolean> {
    try {
      await mutateAsync(changes);
    } catch {
      setFailed(changes);
      return false;
    }
    setFailed(null);
    return true;
  }
  async function finish(followUpOn: string) {
    if (await save({ state: 'finished', followUpOn })) onFinished();
  }
  function go(to: DebriefStep | undefined) {
    if (to === undefined) return;
    setStep(to);
    void save({ step: to });
  }

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step's heading takes the focus
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <StepList step={step} onGo={go} />
      <section aria-labelledby="debrief-step" className="grid min-w-0 content-start gap-6">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <h2
            id="debrief-step"
            ref={heading}
            tabIndex={-1}
            className="font-display text-3xl font-[480] text-balance sm:text-team"
          >
            {title}
          </h2>
          <StepClock debriefId={debrief.id} step={step} minutes={minutes} />
        </div>
        <p className="max-w-prose text-xl text-pretty text-ink-soft">{lead}</p>
        <DebriefStepContent
          step={step}
          team={team}
          plan={plan}
          onFinish={(followUpOn) => void finish(followUpOn)}
        />
        {step === 'map' && mapNote}
        <StepNotes
          key={step}
          initial={notes[step] ?? ''}
          maxLength={DEBRIEF_NOTE_MAX}
          onSave={(text) => {
            setNotes((others) => ({ ...others, [step]: text }));
            void save({ notes: { [step]: text } });
          }}
        />
        {failed && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
            That wasn’t saved. Check the connection.
            <Button size="sm" variant="secondary" onClick={() => void save(failed)}>
              Save again
            </Button>
          </p>
        )}
        <div className="flex justify-between gap-3 border-t border-line pt-5">
          <Button variant="secondary" disabled={at === 0} onClick={() => go(STEPS[at - 1]?.id)}>
            Back
          </Button>
          {at < STEPS.length - 1 && (
            <Button onClick={() => go(STEPS[at + 1]?.id)}>{`Next: ${STEPS[at + 1]?.title}`}</Button>
          )}
        </div>
      </section>
    </div>
  );
}

interface StepListProps {
  step: DebriefStep;
  onGo: (step: DebriefStep) => void;
}

function StepList({ step, onGo }: StepListProps) {
  return (
    <nav aria-label="Steps of the debrief" className="print:hidden">
      <ol className="flex gap-1 overflow-x-auto lg:grid">
        {STEPS.map(({ id, title, minutes }, index) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-current={id === step ? 'step' : undefined}
              onClick={() => onGo(id)}
              className={cx(
                'flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-left',
                'focus-visible:-outline-offset-2',
                id === step ? 'bg-well font-medium' : 'text-muted hover:text-ink',
              )}
            >
              <span className="figures">{index + 1}</span>
              <span className="max-lg:sr-only">{title}</span>
              <span className="figures ml-auto text-sm font-normal whitespace-nowrap text-muted max-lg:hidden">
                {`${minutes} min`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepClockProps {
  debriefId: string;
  step: DebriefStep;
  minutes: number;
}

/** How long the step has taken; it only tells. */
function StepClock({ debriefId, step, minutes }: StepClockProps) {
  const seconds = useStepClock(debriefId, step);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const isOver = seconds >= minutes * 60;
  return (
    <p
      role="timer"
      aria-label="Time in this step"
      className={cx('figures pt-2 text-lg', isOver ? 'text-accent' : 'text-muted')}
    >
      {`${clock} of ${minutes} min`}
    </p>
  );
}

import { useMemo, useState } from 'react';
import { Face, facesOf } from '#client/components/people/face.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { dayHere } from '#client/lib/dates.ts';
import type { DebriefStep, TeamAction, TeamPlan } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { addDays } from '#shared/domain/calendar-days.ts';
import { workingDayFrom } from '#shared/domain/working-days.ts';
import { debriefQuestions } from '#shared/knowledge/debrief-questions.ts';
import { useQuickChanges } from '../api.ts';
import { POINTS } from '../debrief-steps.ts';
import { ActionRow } from './action-row.tsx';
import { FunctionBoard } from './function-board.tsx';
import { OwnAgreement } from './own-agreement.tsx';

const FOLLOW_UP_DAYS = 30;

interface StepContentProps {
  step: DebriefStep;
  team: TeamRecord;
  plan: TeamPlan;
  onFinish: (followUpOn: string) => void;
}

/** What a step shows. */
export function DebriefStepContent({ step, team, plan, onFinish }: StepContentProps) {
  const points = POINTS[step];
  return (
    <>
      {points && (
        <ul className="grid max-w-prose list-disc gap-2 pl-6 text-xl">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {step === 'map' && <MapStep team={team} />}
      {step === 'people' && <PeopleStep team={team} />}
      {step === 'agreements' && <AgreementsStep team={team} plan={plan} />}
      {step === 'followup' && <FollowUpStep team={team} plan={plan} onFinish={onFinish} />}
    </>
  );
}

function MapStep({ team: { members, pentaData } }: { team: TeamRecord }) {
  const people = useMemo(() => facesOf(members), [members]);
  if (!pentaData) {
    return (
      <p className="max-w-prose text-lg text-muted">
        Two people have no Penta. Talk about who does what, and what neither of you likes to do.
      </p>
    );
  }
  return <FunctionBoard functions={pentaData.gates} people={people} />;
}

function PeopleStep({ team: { members, pentaData } }: { team: TeamRecord }) {
  const people = useMemo(() => facesOf(members), [members]);
  const questions = useMemo(
    () =>
      debriefQuestions(
        members.map(({ id, authority, type }) => ({
          id,
          authority,
          type,
          gates: pentaData?.members.find((one) => one.id === id)?.gates ?? [],
        })),
      ),
    [members, pentaData],
  );
  return (
    <ol className="grid gap-x-10 border-t border-line xl:grid-cols-2">
      {people.map((person) => (
        <li key={person.id} className="flex gap-4 border-b border-line py-4">
          <Face person={person} className="mt-0.5 size-9" />
          <div className="min-w-0">
            <h3 className="font-medium wrap-anywhere">{person.name}</h3>
            <ul className="mt-1 grid gap-1 text-lg">
              {questions.get(person.id)?.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PlanStepProps {
  team: TeamRecord;
  plan: TeamPlan;
}

function openAgreements({ actions }: TeamPlan): TeamAction[] {
  return actions.filter(({ kind, state }) => kind === 'agreement' && state === 'open');
}

function AgreementsStep({ team, plan }: PlanStepProps) {
  const quick = useQuickChanges(team.id);
  const agreed = openAgreements(plan).map(({ title }) => title);
  const nameOf = (id: string | null) => team.members.find((one) => one.id === id)?.name;
  return (
    <div className="grid gap-6">
      {plan.gaps.length > 0 && (
        <ul className="border-t border-line">
          {plan.gaps.map(({ gate, label, consequence, agreement, how, nearestId }) => (
            <li
              key={gate}
              className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="min-w-0">
                <h3 className="font-medium">
                  <span className="text-accent">{label}</span>
                  <span className="font-normal text-muted">{` · ${consequence}`}</span>
                </h3>
                <p className="text-lg">{`${agreement}. ${how}`}</p>
                {nearestId && (
                  <p className="text-sm text-muted">{`Closest to it: ${nameOf(nearestId)}`}</p>
                )}
              </div>
              {agreed.includes(agreement) ? (
                <p className="text-ok">Agreed</p>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Agree on this: ${agreement}`}
                  pending={quick.isBusy}
                  onClick={() =>
                    quick.add({
                      kind: 'agreement',
                      title: agreement,
                      note: how,
                      ownerId: nearestId,
                      source: { kind: 'function', gate, need: 'gap' },
                    })
                  }
                >
                  Agree on this
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <OwnAgreement teamId={team.id} />
      <Agreed team={team} plan={plan} />
    </div>
  );
}

/** What the team has agreed on so far; owners can be chosen here. */
function Agreed({ team, plan }: PlanStepProps) {
  const quick = useQuickChanges(team.id);
  const people = useMemo(() => facesOf(team.members), [team.members]);
  const agreed = openAgreements(plan);
  if (agreed.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium">You’ve agreed on</h3>
      <ul className="divide-y divide-line border-y border-line">
        {agreed.map((action) => (
          <ActionRow
            key={action.id}
            action={action}
            people={people}
            canManage={plan.canManage}
            onMark={(isDone) => quick.change(action, { state: isDone ? 'done' : 'open' })}
            onAssign={(ownerId) => quick.change(action, { ownerId })}
          />
        ))}
      </ul>
    </div>
  );
}

interface FollowUpStepProps extends PlanStepProps {
  onFinish: (followUpOn: string) => void;
}

function FollowUpStep({ team, plan, onFinish }: FollowUpStepProps) {
  const today = dayHere(new Date());
  const [day, setDay] = useState(() => workingDayFrom(addDays(today, FOLLOW_UP_DAYS)));
  return (
    <div className="grid gap-6">
      <Agreed team={team} plan={plan} />
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Follow-up on" className="w-52">
          <Input
            type="date"
            value={day}
            min={today}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Button disabled={day === ''} onClick={() => onFinish(day)}>
          Finish the debrief
        </Button>
      </div>
    </div>
  );
}

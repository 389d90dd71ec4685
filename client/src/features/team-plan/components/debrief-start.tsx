import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Face, facesOf } from '#client/components/people/face.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { CopyIcon } from '#client/components/ui/icons.tsx';
import type { DebriefStep } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';
import { teamFinding } from '#shared/knowledge/team-finding.ts';
import { useStartDebrief } from '../api.ts';
import { copyText } from '../copy-text.ts';
import { DEBRIEF_MINUTES, STEPS } from '../debrief-steps.ts';

/** What this team's debrief is about, who takes part, and what to send them ahead. */
export function DebriefStart({ team }: { team: TeamRecord }) {
  const start = useStartDebrief(team.id);
  const about = aboutSteps(team);
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-6">
        <div>
          <h2 className="font-display text-3xl font-[480] text-balance">
            {team.pentaData ? teamFinding(team.pentaData) : 'Talk about how you work together.'}
          </h2>
          <p className="mt-3 max-w-prose text-lg text-pretty text-ink-soft">
            {`Share this screen, in one room or on a call. In ${DEBRIEF_MINUTES} minutes you agree on what to do about it; notes save as you go.`}
          </p>
        </div>
        <div>
          <Button
            size="lg"
            pending={start.isPending}
            onClick={() =>
              start.mutate(undefined, {
                onError: (error) => toastFailure(error, 'We couldn’t start the debrief.'),
              })
            }
          >
            Start the debrief
          </Button>
        </div>
        <ol className="border-t border-line">
          {STEPS.map(({ id, title, minutes }, index) => (
            <li key={id} className="flex gap-4 border-b border-line py-2.5">
              <span className="figures w-5 text-muted">{index + 1}</span>
              <span className="min-w-0 flex-1">
                {title}
                {about[id] && <span className="block text-sm text-muted">{about[id]}</span>}
              </span>
              <span className="figures whitespace-nowrap text-muted">{`${minutes} min`}</span>
            </li>
          ))}
        </ol>
      </div>
      <SendAhead team={team} />
    </div>
  );
}

/** What a step is about in this team. */
function aboutSteps({ members, pentaData }: TeamRecord): Partial<Record<DebriefStep, string>> {
  const called = calledNames(members.map(({ name }) => name));
  const people = { people: `${andList(called)}: two questions each` };
  if (!pentaData) return people;
  const missing = pentaData.gates.filter(({ holders }) => holders.length === 0);
  const alone = pentaData.members.reduce((sum, { soleHolderOf }) => sum + soleHolderOf.length, 0);
  return {
    ...people,
    map: `You cover ${pentaData.coverage.text}; ${alone} with one person only`,
    agreements:
      missing.length === 0
        ? 'Nothing is missing: agree on backups'
        : `Who stands in for ${andList(missing.map(({ label }) => label))}`,
    followup: 'Set for about 30 days from today, on a working day',
  };
}

function messageFor({ name }: TeamRecord): string {
  return [
    `We’re taking an hour to look at how ${name} works together: what we cover, what’s missing, and what to agree on.`,
    '',
    'Please think about two things beforehand:',
    '- What do you do that nobody else here could take over tomorrow?',
    '- What would you like to hand off?',
    '',
    'Share only what you want to. It isn’t a test or a rating.',
  ].join('\n');
}

function SendAhead({ team }: { team: TeamRecord }) {
  const people = facesOf(team.members);
  const message = messageFor(team);
  return (
    <div className="grid content-start gap-6">
      <section aria-labelledby="debrief-people">
        <h3 id="debrief-people" className="font-medium">
          Who takes part
        </h3>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
          {people.map((person) => (
            <li key={person.id} className="flex items-center gap-2">
              <Face person={person} />
              <span className="min-w-0 wrap-anywhere">{person.name}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="debrief-ahead" className="grid gap-3">
        <h3 id="debrief-ahead" className="font-medium">
          Send this ahead
        </h3>
        <p className="rounded-md bg-well p-4 text-sm whitespace-pre-line wrap-anywhere">
          {message}
        </p>
        <div>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => void copyText(message, 'Message copied')}
          >
            <CopyIcon className="size-4.5" />
            Copy message
          </Button>
        </div>
      </section>
    </div>
  );
}

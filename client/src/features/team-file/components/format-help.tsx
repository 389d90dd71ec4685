import { buttonClass } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { DownloadIcon } from '#client/components/ui/icons.tsx';
import { COLUMN_TITLES, TEAM_COLUMNS, type TeamColumn } from '#shared/team-file/columns.ts';
import { writeTeamTemplate } from '#shared/team-file/template.ts';

const NOTES: Readonly<Record<TeamColumn, string>> = {
  name: 'the name the team uses',
  birthDate:
    '1985-05-03 is safest; May 3, 1985 and 3.5.1985 work too, and "1900-03-03 (old style)"',
  birthTime: '2:30 PM or 14:30; leave it blank if it’s unknown',
  birthPlace: 'town and country; use quotation marks if there’s a comma',
};

/** The format of a team file, and a template. */
export function FormatHelp() {
  const template = `data:text/csv;charset=utf-8,${encodeURIComponent(writeTeamTemplate())}`;
  return (
    <Card as="section" labelledBy="csv-format" className="grid gap-4">
      <CardTitle id="csv-format" level={3}>
        CSV format
      </CardTitle>
      <p>One header row, then one person per row, with these columns in this order:</p>
      <ol className="grid gap-2">
        {TEAM_COLUMNS.map((column, index) => (
          <li key={column} className="flex gap-3">
            <span className="figures w-4 shrink-0 text-muted">{index + 1}</span>
            <span>
              <span className="font-medium">{COLUMN_TITLES[column]}</span>
              <span className="text-muted">: {NOTES[column]}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        A team has 2 to 5 people; a Penta takes at least 3. Separate columns with commas, semicolons
        or tabs.
      </p>
      <a
        href={template}
        download="team-template.csv"
        className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
      >
        <DownloadIcon />
        Download template
      </a>
    </Card>
  );
}

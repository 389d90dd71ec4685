/** The people the embedded issuer knows by name; anyone else signs in by email address. */
export const PERSONAS = [
  {
    email: 'master@demo.example',
    firstName: 'Mara',
    lastName: 'Okafor',
    about: 'Master admin: runs the whole system',
  },
  {
    email: 'admin@demo.example',
    firstName: 'Adam',
    lastName: 'Lindqvist',
    about: 'Account admin: manages the teams of one organization',
  },
  {
    email: 'member@demo.example',
    firstName: 'Mei',
    lastName: 'Tanaka',
    about: 'Team member: sees the teams of the organization',
  },
  {
    email: 'person@demo.example',
    firstName: 'Pia',
    lastName: 'Moreno',
    about: 'Individual: has charts, belongs to no team',
  },
  {
    email: 'new@demo.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    about: 'New here: nothing yet',
  },
] as const;

export type PersonaEmail = (typeof PERSONAS)[number]['email'];
export const MASTER_PERSONA: PersonaEmail = 'master@demo.example';

/** Of the slider that tries birth times. */
export const TRIAL_ID = 'birth-time-trial';

/** What the model's double says, whatever it is asked. */
export const MODEL_SAYS =
  'Nine days is bracing, not laziness. Which comment do you already suspect is fair?';

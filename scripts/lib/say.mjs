/**
 * Set-up messages go to standard error, so that standard output carries only a command's answer.
 */
export const say = (text) => process.stderr.write(`${text}\n`);

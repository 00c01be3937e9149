/** The feedback form of the about and account pages; the answers are the specification's (§8). */
export const feedback = {
  heading: 'Feedback',
  intro: 'What worked, what did not, what is missing? Tell us.',
  message: 'Your message',
  submit: 'Send feedback',
  busy: 'Sending…',
  counter: '{{used}} of {{max}} characters',
  empty: 'Please write something first.',
  failed: 'Error: {{msg}}',
  tooLong: 'This message has {{used}} characters; at most {{max}} can be sent. Please shorten it.',
  sent: 'Thanks! Your feedback was sent.',
};

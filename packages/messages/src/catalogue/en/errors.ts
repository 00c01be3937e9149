/**
 * Messages by the API's closed error codes. In English the server's own sentence (`detail`) is
 * shown instead where it came (specification §8).
 */
export const errors = {
  http: 'HTTP {{status}}',
  network: 'Network error. Please try again.',
  unexpectedAnswer: 'The server’s answer could not be understood. Please try again.',
  byCode: {
    bad_request: 'The request could not be understood.',
    malformed_json: 'The body is not valid JSON.',
    malformed_multipart: 'The form data is not valid.',
    wrong_code: 'The code is wrong or has expired. Check it or request a new one.',
    wrong_link: 'This link is not valid or no longer valid. Please request a new one.',
    bad_signature: 'The signature of the webhook is not valid.',
    not_signed_in: 'You are not signed in. Please sign in first.',
    invalid_key: 'The API key is missing, wrong or withdrawn.',
    wrong_credentials: 'Wrong email or password.',
    not_verified: 'Your email is not verified. Please verify it to run analyses.',
    not_admin: 'Your account does not have admin privileges.',
    plan_images:
      'The Free plan allows 1 image per analysis. Remove the others or upgrade your plan.',
    plan_required: 'Your plan does not include this.',
    billing_off: 'Plans cannot be bought on this server at present. Nothing was charged.',
    downgrade_off: 'Direct downgrade is not available. Use the billing portal.',
    wrong_password: 'The password is wrong.',
    foreign_origin: 'This request came from another site and was refused.',
    not_found: 'Nothing here.',
    conflict: 'This conflicts with the current state. Reload and try again.',
    sets_full: 'An account has at most 100 sets of problems. Delete one that you no longer use.',
    set_full: 'This set has as many students as it can have.',
    set_closed: 'This set is past its due date: nothing is judged any more.',
    set_molecule:
      'A molecule of the set cannot be a problem: it needs one part of at most 30 heavy atoms, ' +
      'carbon among them, of C, H, N, O, S, Cl and Br.',
    set_exercise:
      'A molecule of the set cannot be this exercise: the judge must assign two signals or more, none of them ' +
      'contradicted, and for a mistake one step must be false so that the spectra show it.',
    set_gives_away:
      'A molecule occurs twice in the set, and its exercise would give away the answer to the other. ' +
      'Leave one of them out.',
    keys_full: 'An account has at most 20 API keys. Withdraw one that you no longer use.',
    webhooks_full: 'An account has at most 5 webhooks. Remove one that you no longer use.',
    already_on_plan: 'You are already on this plan. Reload the page.',
    email_taken: 'An account with this email already exists. Sign in instead.',
    same_email: 'This is the email of your account already.',
    admin_fixed: 'This account is an admin by the server’s settings and cannot be revoked.',
    history_full: 'Your history holds 2,000 items, the maximum. Delete some to save new ones.',
    history_bytes_full:
      'Your history has no room left for this analysis. Delete some items to save new ones, ' +
      'or choose a plan with more room.',
    history_unverified_full:
      'Your email is not verified, and there is no more room in your history until it is. Please verify it.',
    too_large: 'The request is too large.',
    file_too_large: 'An image is larger than 10 MB. Save it smaller and try again.',
    too_many_files: 'At most 10 images can be analysed together.',
    too_many_pixels: 'An image has more than 40 megapixels. Scale it down and try again.',
    image_too_long: 'A side of an image is longer than 20,000 pixels. Scale it down and try again.',
    image_too_narrow:
      'An image is too long for its width: one side may be at most 50 times the other. Cut ' +
      'out the spectrum and try again.',
    unsupported_media_type: 'This address does not accept that kind of content.',
    unsupported_image: 'Only PNG and JPEG images are accepted.',
    invalid_input: 'Some of the input is not valid.',
    invalid_formula: 'The molecular formula is not valid.',
    no_files: 'Please select one or more images (PNG/JPG)',
    no_peaks: 'There is nothing to analyse yet. Please enter at least one peak or add an image.',
    damaged_image: 'An image is damaged or incomplete and cannot be opened.',
    unreadable_image: 'No spectrum could be read from the image.',
    invalid_smiles: 'The SMILES is not valid.',
    unknown_name:
      'No molecule of this name is known. Check the spelling, or enter a SMILES, an InChI or a formula.',
    isomers_polymer:
      'This is a polymer, which has no single formula. Enter its monomer or another single molecule.',
    isomers_salt:
      'This is a salt or a mixture of several parts. Enter one of its parts, e.g. the free acid or base.',
    isomers_ion: 'This is an ion. Enter the neutral molecule.',
    isomers_element:
      'Isomers are listed for molecules of C, H, N, O, S, P, F, Cl, Br, I, B and Si.',
    isomers_too_large:
      'Isomers are listed for molecules of up to 31 atoms other than hydrogen. This one has more.',
    structure_too_large: 'The structure is too large to draw.',
    rate_limited: 'Too many requests. Please wait before trying again.',
    too_many_logins: 'Too many failed sign-ins. Please wait before trying again.',
    code_cooldown: 'Please wait before requesting again.',
    code_tries: 'Too many wrong codes. Please request a new one.',
    daily_limit: 'You have reached your daily analysis limit. It resets at midnight.',
    internal: 'Something went wrong on the server. Please try again.',
    analysis_failed: 'The analysis failed on the server and was not counted. Please try again.',
    analysis_cancelled: 'The analysis was cancelled.',
    analysis_timeout: 'The analysis took too long and was not counted. Please try again later.',
    took_too_long:
      'This took too long to compute and was stopped. Please try again later or with something smaller.',
    billing_refused:
      'The payment provider refused the request. Nothing was charged. Please tell us.',
    billing_unavailable:
      'The payment provider did not answer. Nothing was charged. Please try again in a moment.',
    busy: 'The server is busy. Please try again in a moment.',
    not_ready: 'The server is not ready.',
    disk_full:
      'The server has run out of disk space and could not save this. Please try again later.',
  },
};

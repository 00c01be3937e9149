/**
 * The learning hub's list and the frame around a post; the guides' own texts are loaded with them.
 */
export const blog = {
  brand: 'Elucida',
  heading: 'Learning hub',
  lead: 'Short guides to reading spectra, with the tables you keep looking up.',
  search: 'Search posts',
  tagsLabel: 'Filter by tag',
  tagsHeading: 'Tags',
  allTags: 'All',
  clear: 'Clear filters',
  found_one: '{{count}} post',
  found_other: '{{count}} posts',
  empty: 'No posts found. Try clearing filters.',
  read: 'Read',
  readTitle: 'Read: {{title}}',
  by: 'By {{author}}',
  team: 'Elucida team',
  back: 'Back',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  notFound: 'Post not found.',
  allPosts: 'All posts',
  aside: 'What next',
  tryHeading: 'Try it on your spectra',
  tryText: 'Upload an image of a spectrum, give the formula, and check the answer peak by peak.',
  guidesHeading: 'The three guides',
  tags: { guide: 'Guide', ir: 'IR', nmr: 'NMR', h1: '¹H', c13: '¹³C' },
  guides: {
    ir: {
      title: 'Reading an IR spectrum',
      excerpt:
        'Where to look first, what the sampling mode changes, a table of diagnostic bands, ' +
        'and ethanol worked through band by band.',
    },
    h1nmr: {
      title: 'Reading a ¹H NMR spectrum',
      excerpt:
        'Shift, integral and splitting: what each one tells, how to prepare the sample, the ' +
        'usual ranges and couplings, and ethanol as an example.',
    },
    c13nmr: {
      title: 'Reading a ¹³C NMR spectrum',
      excerpt:
        'Why every carbon is one line, how DEPT and APT sort CH₃, CH₂, CH and C, the usual ' +
        'ranges, and how to tell one carbonyl from another.',
    },
  },
};

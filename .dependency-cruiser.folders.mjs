// No folder depends on one that depends on it, through whatever others (`npm run lint`). A folder and
// what lies inside it count as one. Tests may reach anywhere.
import modules from './.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...modules.options,
    exclude: { path: '(/dist/|node_modules|\\.test\\.tsx?$|/testing/)' },
  },
};

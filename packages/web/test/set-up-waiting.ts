import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// the first import of a lazy page takes long on a machine that does much else; what never comes still fails
configure({ asyncUtilTimeout: 60_000 });

// what is still drawn when a file ends would go on drawing in a browser that is gone
afterEach(cleanup);

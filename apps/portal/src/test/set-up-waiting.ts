import { configure } from '@testing-library/react';

// the first import of a lazy page takes long on a busy machine; what never comes still fails
configure({ asyncUtilTimeout: 10_000 });

/** What the build of the pages of clients takes in place of `@mantine/core`. */
export { Checkbox, Loader, NumberInput, Radio, Select, Switch, Textarea } from './fields.tsx';
export {
  Anchor,
  Button,
  Group,
  InputBase,
  Modal,
  Skeleton,
  Stack,
  Text,
  TextInput,
  type TextInputProps,
  Title,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from './plain.tsx';

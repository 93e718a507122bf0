// The worked examples.

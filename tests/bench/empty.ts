// Stands in for a provider's SDK where the bundle is weighed without one.

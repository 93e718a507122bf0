// Headers that nearly every file of the house includes and that seldom change.
#pragma once

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cassert>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
